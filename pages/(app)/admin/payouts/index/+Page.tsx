import { PayoutsScreen } from '#src/features/affiliate/admin/payouts/payouts-screen.tsx';

export function Page() {
  return <PayoutsScreen />;
}
