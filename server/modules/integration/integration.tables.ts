import { defineTables } from '#server/database/define-tables.ts';
import { ApiTokenEntity } from './api-token/api-token.entity.ts';
import { EventEntity } from './event/event.entity.ts';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from './webhook/webhook.entity.ts';

export const integrationTables = defineTables(
  [ApiTokenEntity, EventEntity, WebhookEndpointEntity, WebhookDeliveryEntity],
  {
    rights: { api_token: 'delete', event: 'delete', webhook_endpoint: 'delete', webhook_delivery: 'delete' },
    references: {
      'api_token.admin_id': 'admin_account',
      'event.order_id': 'customer_order',
      'webhook_delivery.endpoint_id': 'webhook_endpoint',
      'webhook_delivery.event_id': 'event',
    },
    personalData: {
      api_token: { kept: ['name', 'prefix', 'tokenHash', 'scopes', 'createdBy', 'lastUsedIp'] },
      event: { erased: { dataEncrypted: null }, kept: ['publicId', 'data'] },
      webhook_endpoint: {
        kept: [
          'url',
          'description',
          'events',
          'disabledReason',
          'secretEncrypted',
          'previousSecretEncrypted',
          'createdBy',
        ],
      },
      webhook_delivery: { rewritten: ['attempts'] },
    },
  },
);
