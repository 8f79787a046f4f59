import { LandingPagesScreen } from '#src/features/admin/landing-pages/landing-pages-screen.tsx';

export function Page() {
  return <LandingPagesScreen />;
}
