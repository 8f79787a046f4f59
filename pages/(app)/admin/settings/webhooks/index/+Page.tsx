import { WebhooksScreen } from '#src/features/admin/webhooks/webhooks-screen.tsx';

export function Page() {
  return <WebhooksScreen />;
}
