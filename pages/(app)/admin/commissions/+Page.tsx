import { CommissionsScreen } from '#src/features/admin/commissions/commissions-screen.tsx';

export function Page() {
  return <CommissionsScreen />;
}
