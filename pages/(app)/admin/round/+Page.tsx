export { RoundScreen as Page } from '#src/features/admin/round/round-screen.tsx';
