export { AccountsScreen as Page } from '#src/features/office/admin/accounts/accounts-screen.tsx';
