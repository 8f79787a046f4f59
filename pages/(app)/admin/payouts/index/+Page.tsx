export { PayoutsScreen as Page } from '#src/features/affiliate/admin/payouts/payouts-screen.tsx';
