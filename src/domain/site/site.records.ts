import { defineRecords } from '#src/domain/define-records.ts';
import { paths } from '#src/domain/paths.ts';

export const siteRecords = defineRecords({
  emails: { 'contact-notice': 'staff' },
  subjects: {
    contact: {
      readers: 'staff',
      label: 'enquiry',
      ownedBy: 'the enquiry of',
      href: (id) => paths.adminContact(id),
      hasNotes: true,
    },
  },
  phrases: { 'contact.add': ['added'], 'contact.status': ['changed the status of'] },
});
