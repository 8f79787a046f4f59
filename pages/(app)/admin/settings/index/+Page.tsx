import { SettingsScreen } from '#src/features/admin/settings/settings-screen.tsx';

export function Page() {
  return <SettingsScreen />;
}
