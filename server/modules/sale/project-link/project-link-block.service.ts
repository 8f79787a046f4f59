import type { Keyring } from '#server/platform/crypto.ts';
import { type EmailBlock, secondaryButton } from '#server/platform/email/email-content.ts';
import { projectUrl } from './project-link.service.ts';

export type ProjectLinkEmail = {
  orderId: number | null;
  /** Null for an order without a project. */
  linkVersion: number | null;
};

/** The second button, to the customer's page, for every email about an order. */
export const projectLinkBlock = (
  { origin, keyring }: { origin: string; keyring: Keyring },
  { orderId, linkVersion }: ProjectLinkEmail,
  label: string,
): EmailBlock[] =>
  orderId && linkVersion
    ? [secondaryButton(label, projectUrl(origin, keyring, { orderId, version: linkVersion }))]
    : [];
