/** Replies to enquiries: subject, ready texts, and the link that opens the email program. */
import { priceText, promises } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import { INQUIRY_LABELS } from './contact.rules.ts';
import type { ContactView } from './contact.schema.ts';

type Enquiry = Pick<ContactView, 'id' | 'name' | 'email' | 'inquiryType'>;

const replySubject = (contact: Enquiry): string =>
  `Your enquiry: ${INQUIRY_LABELS[contact.inquiryType]} (no. ${contact.id})`;

export const REPLY_TEXTS: readonly { label: string; body: string }[] = [
  {
    label: 'What the package includes',
    body: `Thank you for your enquiry. The ${site.product} Complete Package costs ${priceText('usd')} (${priceText('gbp')}, ${priceText('eur')}, ${priceText('chf')}) once: your website, a year of hosting and of your domain, and ${promises.supportMonths} months of support. You'll have ${promises.prototypes} designs within ${promises.prototypeHours} hours of your order form.`,
  },
  {
    label: 'A question back',
    body: 'Thank you for your enquiry. So that we can answer it well: what does your business do, and do you already have a website? Two sentences are enough.',
  },
  {
    label: 'Arrange a call',
    body: 'Thank you for your enquiry. It is quicker to talk about this. Which number can we call, and at what time does it suit you?',
  },
];

/** A `mailto` link with address, subject and, if given, the text. */
export function replyHref(contact: Enquiry, body?: string): string {
  const address = encodeURIComponent(contact.email).replace('%40', '@');
  const text = body && `Hello ${contact.name},\n\n${body}\n\n`;
  return `mailto:${address}?subject=${encodeURIComponent(replySubject(contact))}${text ? `&body=${encodeURIComponent(text)}` : ''}`;
}
