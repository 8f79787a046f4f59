export { CommissionsScreen as Page } from '#src/features/affiliate/admin/commissions/commissions-screen.tsx';
