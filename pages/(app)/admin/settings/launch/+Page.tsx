import { LaunchScreen } from '#src/features/admin/launch/launch-screen.tsx';

export function Page() {
  return <LaunchScreen />;
}
