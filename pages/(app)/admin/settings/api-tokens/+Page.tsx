export { ApiTokensScreen as Page } from '#src/features/integration/admin/api-tokens/api-tokens-screen.tsx';
