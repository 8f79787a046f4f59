import { contactView } from '#src/domain/site/contact/contact.schema.ts';

const contact = {
  group: 'Enquiries',
  scope: 'contacts:read',
  full: contactView,
  reduced: contactView.pick({ id: true, inquiryType: true, status: true, createdAt: true }),
} as const;

export const siteEventData = {
  'contact.created': { ...contact, hint: 'A visitor sent an enquiry.' },
} as const;
