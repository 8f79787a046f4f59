export { SettingsScreen as Page } from '#src/features/office/admin/settings/settings-screen.tsx';
