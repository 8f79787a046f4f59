import type { Keyring } from '#server/platform/crypto.ts';
import type { EmailBlock } from '#server/platform/email/email-content.ts';
import { links } from '#server/platform/email/layout.ts';
import { projectUrl } from './project-link.service.ts';

export type ProjectLinkEmail = {
  orderId: number | null;
  /** Null for an order without a project. */
  linkVersion: number | null;
};

/** The link to the customer's page, for every email about an order. */
export const projectLinkBlock = (
  { origin, keyring }: { origin: string; keyring: Keyring },
  { orderId, linkVersion }: ProjectLinkEmail,
  label: string,
): EmailBlock[] =>
  orderId && linkVersion
    ? [links([label, projectUrl(origin, keyring, { orderId, version: linkVersion })])]
    : [];
