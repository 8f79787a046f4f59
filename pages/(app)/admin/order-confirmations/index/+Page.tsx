import { ConfirmationsScreen } from '#src/features/sale/admin/confirmations/confirmations-screen.tsx';

export function Page() {
  return <ConfirmationsScreen />;
}
