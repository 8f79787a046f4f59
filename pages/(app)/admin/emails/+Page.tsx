export { EmailsScreen as Page } from '#src/features/office/admin/emails/emails-screen.tsx';
