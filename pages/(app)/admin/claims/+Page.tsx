import { ClaimsScreen } from '#src/features/affiliate/admin/affiliates/claims-screen.tsx';

export function Page() {
  return <ClaimsScreen />;
}
