import { CommissionsScreen } from '#src/features/affiliate/admin/commissions/commissions-screen.tsx';

export function Page() {
  return <CommissionsScreen />;
}
