import { ConfirmationsScreen } from '#src/features/admin/confirmations/confirmations-screen.tsx';

export function Page() {
  return <ConfirmationsScreen />;
}
