import { ClaimsScreen } from '#src/features/admin/affiliates/claims-screen.tsx';

export function Page() {
  return <ClaimsScreen />;
}
