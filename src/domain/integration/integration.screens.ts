import { type AdminNavigation, type AppPages, adminPage } from '#src/domain/define-screens.ts';
import { paths } from '#src/domain/paths.ts';

export const integrationPages = {
  'admin/settings/api-tokens': adminPage(
    'API tokens',
    'Tokens with which other programs read and change orders, enquiries and commissions.',
  ),
  'admin/settings/webhooks/index': adminPage('Webhooks', 'Addresses to which the shop sends its events.'),
  'admin/settings/webhooks/@id': adminPage(
    'Webhook endpoint {id}',
    'One webhook endpoint: its events, its secret and the log of its deliveries.',
  ),
} as const satisfies AppPages;

export const integrationNavigation: AdminNavigation = {
  places: [
    { href: `${paths.adminApiTokens}?new=token`, label: 'Create API token', ownerOnly: true },
    { href: `${paths.adminWebhooks}?new=endpoint`, label: 'Add webhook endpoint', ownerOnly: true },
  ],
  settings: {
    'Connect other programs': [
      {
        href: paths.adminApiTokens,
        label: 'API tokens',
        lead: 'Let a CRM, an accounting tool or a script read and change your data.',
        ownerOnly: true,
      },
      {
        href: paths.adminWebhooks,
        label: 'Webhooks',
        lead: 'Send a signed request to your own systems when something happens in the shop.',
        ownerOnly: true,
      },
    ],
  },
};
