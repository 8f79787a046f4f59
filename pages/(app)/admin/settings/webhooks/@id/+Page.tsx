export { WebhookScreen as Page } from '#src/features/integration/admin/webhooks/webhook-screen.tsx';
