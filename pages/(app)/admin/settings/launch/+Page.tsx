import { LaunchScreen } from '#src/features/office/admin/launch/launch-screen.tsx';

export function Page() {
  return <LaunchScreen />;
}
