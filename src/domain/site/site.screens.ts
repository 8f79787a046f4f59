import { type AppPages, adminPage } from '#src/domain/define-screens.ts';

export const sitePages = {
  'admin/contacts/index': adminPage(
    'Contacts',
    'Enquiries from the contact forms of the website, and the replies to them.',
    { group: 'work', letter: 'c' },
  ),
  'admin/contacts/@id': adminPage(
    'Enquiry {id}',
    'One enquiry: who sent it, the message, notes by staff, and a way to reply.',
  ),
} as const satisfies AppPages;
