import { ReconciliationScreen } from '#src/features/admin/payouts/reconciliation-screen.tsx';

export function Page() {
  return <ReconciliationScreen />;
}
