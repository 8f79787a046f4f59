export { AffiliatesScreen as Page } from '#src/features/affiliate/admin/affiliates/affiliates-screen.tsx';
