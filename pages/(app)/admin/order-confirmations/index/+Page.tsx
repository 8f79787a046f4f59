export { ConfirmationsScreen as Page } from '#src/features/sale/admin/confirmations/confirmations-screen.tsx';
