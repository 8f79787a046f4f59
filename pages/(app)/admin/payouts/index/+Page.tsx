import { PayoutsScreen } from '#src/features/admin/payouts/payouts-screen.tsx';

export function Page() {
  return <PayoutsScreen />;
}
