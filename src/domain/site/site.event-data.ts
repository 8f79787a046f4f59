import { contactView } from '#src/domain/site/contact/contact.schema.ts';

/** `reduced`: ids, amounts, states and dates; nothing that identifies a person. */
const contact = {
  group: 'Enquiries',
  scope: 'contacts:read',
  full: contactView,
  reduced: contactView.pick({ id: true, inquiryType: true, status: true, createdAt: true }),
} as const;

/** `data` of each event: the object that the API returns. `hint` explains it to owners. */
export const siteEventData = {
  'contact.created': { ...contact, hint: 'A visitor sent an enquiry.' },
} as const;
