import type { Keyring } from '#server/platform/crypto.ts';
import type { EmailBlock } from '#server/platform/email/email-content.ts';
import { links } from '#server/platform/email/layout.ts';
import { projectUrl } from './project-link.service.ts';

export type ProjectLinkEmail = {
  orderId: number;
  /** Null for an order without a project; emails queued by earlier versions lack it. */
  linkVersion?: number | null;
};

/** The link to the customer's page, for every email about an order. */
export const followProject = (
  origin: string,
  keyring: Keyring,
  { orderId, linkVersion }: ProjectLinkEmail,
): EmailBlock[] =>
  linkVersion
    ? [links(['Follow your project', projectUrl(origin, keyring, { orderId, version: linkVersion })])]
    : [];
