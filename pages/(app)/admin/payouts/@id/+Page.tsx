export { PayoutRunScreen as Page } from '#src/features/affiliate/admin/payouts/payout-run-screen.tsx';
