export { WebhooksScreen as Page } from '#src/features/integration/admin/webhooks/webhooks-screen.tsx';
