export { ReconciliationScreen as Page } from '#src/features/sale/admin/payments/reconciliation-screen.tsx';
