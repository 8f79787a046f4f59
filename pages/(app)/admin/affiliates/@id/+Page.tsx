export { AffiliateScreen as Page } from '#src/features/affiliate/admin/affiliates/affiliate-screen.tsx';
