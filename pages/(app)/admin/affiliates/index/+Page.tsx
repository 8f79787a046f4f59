import { AffiliatesScreen } from '#src/features/admin/affiliates/affiliates-screen.tsx';

export function Page() {
  return <AffiliatesScreen />;
}
