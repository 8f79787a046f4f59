import { ReconciliationScreen } from '#src/features/sale/admin/payments/reconciliation-screen.tsx';

export function Page() {
  return <ReconciliationScreen />;
}
