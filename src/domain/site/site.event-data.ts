import { contactView } from '#src/domain/site/contact/contact.schema.ts';

/** `reduced`: ids, amounts, states and dates; nothing that identifies a person. */
const contact = {
  scope: 'contacts:read',
  full: contactView,
  reduced: contactView.pick({ id: true, inquiryType: true, status: true, createdAt: true }),
} as const;

/** `data` of each event: the object that the API returns. */
export const siteEventData = {
  'contact.created': contact,
} as const;
