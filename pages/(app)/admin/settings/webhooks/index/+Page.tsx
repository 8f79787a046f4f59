import { WebhooksScreen } from '#src/features/integration/admin/webhooks/webhooks-screen.tsx';

export function Page() {
  return <WebhooksScreen />;
}
