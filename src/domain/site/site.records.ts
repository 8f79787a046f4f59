import { defineRecords } from '#src/domain/define-records.ts';

export const siteRecords = defineRecords({
  emails: {
    'contact-notice': 'staff',
  },
  subjects: {
    contact: { readers: 'staff', label: 'enquiry', ownedBy: 'the enquiry of' },
  },
  phrases: {
    'contact.add': ['added'],
  },
});
