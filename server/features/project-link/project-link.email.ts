import type { Keyring } from '#server/platform/crypto.ts';
import type { EmailContent } from '#server/platform/email/email-content.ts';
import { button, small, text } from '#server/platform/email/layout.ts';
import { PROJECT_LINK_DAYS, projectUrl } from './project-link.service.ts';

/** Requested on the customer's page. */
export const projectLink =
  (origin: string, keyring: Keyring) =>
  ({ orderId, name, linkVersion }: { orderId: number; name: string; linkVersion: number }): EmailContent => ({
    subject: `Order ${orderId}: link to your project`,
    preview: 'Your designs, messages and dates in one place.',
    blocks: [
      text(`Hello ${name},`),
      text('Here’s the link to your project that you asked for.'),
      button('Open your project', projectUrl(origin, keyring, { orderId, version: linkVersion })),
      small(
        `This link is just for you. It’s valid for ${PROJECT_LINK_DAYS} days after our latest email about your order.`,
      ),
      text('If you didn’t ask for it, you can ignore this email.'),
    ],
  });
