import { ApiTokensScreen } from '#src/features/integration/admin/api-tokens/api-tokens-screen.tsx';

export function Page() {
  return <ApiTokensScreen />;
}
