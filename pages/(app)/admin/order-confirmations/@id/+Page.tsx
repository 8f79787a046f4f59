export { ConfirmationScreen as Page } from '#src/features/sale/admin/confirmations/confirmation-screen.tsx';
