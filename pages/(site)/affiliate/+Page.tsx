export { AffiliatePage as Page } from '#src/features/affiliate/info/affiliate-page.tsx';
