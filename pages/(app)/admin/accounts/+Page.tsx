import { AccountsScreen } from '#src/features/office/admin/accounts/accounts-screen.tsx';

export function Page() {
  return <AccountsScreen />;
}
