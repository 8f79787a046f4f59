import { type AdminNavigation, type AppPages, adminPage } from '#src/domain/define-screens.ts';
import { paths } from '#src/domain/paths.ts';

export const sitePages = {
  'admin/contacts/index': adminPage(
    'Contacts',
    'Enquiries from the contact forms of the website, and the replies to them.',
  ),
  'admin/contacts/@id': adminPage(
    'Enquiry {id}',
    'One enquiry: who sent it, the message, notes by staff, and a way to reply.',
  ),
} as const satisfies AppPages;

export const siteNavigation: AdminNavigation = {
  navigation: { work: [{ href: paths.adminContacts, label: 'Contacts', letter: 'c' }] },
};
