import { INQUIRY_LABELS } from './contact.rules.ts';
import type { ContactView } from './contact.schema.ts';

type Enquiry = Pick<ContactView, 'id' | 'email' | 'inquiryType'>;

const replySubject = (contact: Enquiry): string =>
  `Your enquiry: ${INQUIRY_LABELS[contact.inquiryType]} (no. ${contact.id})`;

/** A `mailto` link with address and subject. */
export const replyHref = (contact: Enquiry): string =>
  `mailto:${encodeURIComponent(contact.email).replace('%40', '@')}?subject=${encodeURIComponent(replySubject(contact))}`;
