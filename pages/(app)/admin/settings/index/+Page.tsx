import { SettingsScreen } from '#src/features/office/admin/settings/settings-screen.tsx';

export function Page() {
  return <SettingsScreen />;
}
