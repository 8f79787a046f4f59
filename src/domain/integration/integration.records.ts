import { defineRecords } from '#src/domain/define-records.ts';
import { paths } from '#src/domain/paths.ts';

export const integrationRecords = defineRecords({
  emails: { 'webhook-disabled': 'staff', 'api-token-expiring': 'staff' },
  subjects: {
    'api-token': { readers: 'staff', label: 'API token', href: () => paths.adminApiTokens },
    webhook: { readers: 'staff', label: 'webhook endpoint', href: (id) => paths.adminWebhook(id) },
  },
  phrases: {
    'api-token.create': ['created'],
    'api-token.revoke': ['revoked'],
    'api-token.rotate': ['created', 'in place of another'],
    'webhook.create': ['added'],
    'webhook.delete': ['deleted'],
    'webhook.disabled': ['disabled'],
    'webhook.redeliver': ['sent an event again to'],
    'webhook.rotate-secret': ['replaced the secret of'],
    'webhook.test': ['sent a test event to'],
    'webhook.update': ['changed'],
  },
});
