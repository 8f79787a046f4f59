export { ClaimsScreen as Page } from '#src/features/affiliate/admin/affiliates/claims-screen.tsx';
