import { AffiliatesScreen } from '#src/features/affiliate/admin/affiliates/affiliates-screen.tsx';

export function Page() {
  return <AffiliatesScreen />;
}
