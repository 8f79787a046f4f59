import { type AppPages, adminPage } from '#src/domain/define-screens.ts';

export const integrationPages = {
  'admin/settings/api-tokens': adminPage(
    'API tokens',
    'Let a CRM, an accounting tool or a script read and change your data.',
    {
      settings: 'Connect other programs',
      ownerOnly: true,
      more: [{ query: 'new=token', label: 'Create API token', ownerOnly: true }],
    },
  ),
  'admin/settings/webhooks/index': adminPage(
    'Webhooks',
    'Send a signed request to your own systems when something happens in the shop.',
    {
      settings: 'Connect other programs',
      ownerOnly: true,
      more: [{ query: 'new=endpoint', label: 'Add webhook endpoint', ownerOnly: true }],
    },
  ),
  'admin/settings/webhooks/@id': adminPage(
    'Webhook endpoint {id}',
    'One webhook endpoint: its events, its secret and the log of its deliveries.',
  ),
} as const satisfies AppPages;
