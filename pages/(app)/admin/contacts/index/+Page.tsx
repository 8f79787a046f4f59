export { ContactsScreen as Page } from '#src/features/site/admin/contacts/contacts-screen.tsx';
