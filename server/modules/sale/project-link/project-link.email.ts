import type { Keyring } from '#server/platform/crypto.ts';
import { button, type EmailContent, small, text } from '#server/platform/email/email-content.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { DEFAULT_LANG } from '#src/domain/markets.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { PROJECT_LINK_DAYS, projectUrl } from './project-link.service.ts';

type Payload = {
  orderId: number;
  name: string;
  linkVersion: number;
  /** Of the order; English without one. */
  lang?: string;
};

const english = ({ orderId, name }: Payload, url: string): EmailContent => ({
  tone: 'neutral',
  subject: `Order ${orderId}: link to your project page`,
  preview: 'Your designs, messages and dates in one place.',
  blocks: [
    text(`Hello ${name},`),
    text('Here’s the link to your project page that you asked for.'),
    button('Open your project page', url),
    small(
      `This link is just for you. It’s valid for ${PROJECT_LINK_DAYS} days after our latest email about your order.`,
    ),
    text('If you didn’t ask for it, you can ignore this email.'),
  ],
});

/** Requested on the customer's page. */
export const projectLink =
  (origin: string, keyring: Keyring) =>
  (payload: Payload): EmailContent => {
    const { orderId, linkVersion, lang = DEFAULT_LANG } = payload;
    const url = projectUrl(origin, keyring, { orderId, version: linkVersion });
    const texts = textsOf(lang).emails.order;
    if (!texts) return english(payload, url);
    const { subject, lead, button: label, linkNote, ignore } = texts.projectLink;
    const filled = (value: string) => fillText(value, payload);
    return {
      lang,
      tone: 'neutral',
      subject: filled(subject),
      preview: lead,
      blocks: [
        text(filled(texts.greeting)),
        text(lead),
        button(label, url),
        small(filled(linkNote)),
        text(ignore),
      ],
    };
  };
