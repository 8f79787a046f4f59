export { ContactScreen as Page } from '#src/features/site/admin/contacts/contact-screen.tsx';
