import { usePageContext } from 'vike-react/usePageContext';
import { WebhookScreen } from '#src/features/integration/admin/webhooks/webhook-screen.tsx';

export function Page() {
  const { routeParams } = usePageContext();
  return <WebhookScreen key={routeParams.id} id={Number(routeParams.id)} />;
}
