import { AccountsScreen } from '#src/features/admin/accounts/accounts-screen.tsx';

export function Page() {
  return <AccountsScreen />;
}
