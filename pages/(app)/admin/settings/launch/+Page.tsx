export { LaunchScreen as Page } from '#src/features/office/admin/launch/launch-screen.tsx';
