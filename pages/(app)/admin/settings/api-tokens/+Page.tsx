import { ApiTokensScreen } from '#src/features/admin/api-tokens/api-tokens-screen.tsx';

export function Page() {
  return <ApiTokensScreen />;
}
