import {
  defineOpenApi,
  firstPage,
  ORDERED,
  pageOf,
  paidOrder,
  picked,
  success,
} from '#server/http/openapi/define-openapi.ts';
import type { ApiTokenView } from '#src/domain/integration/api-token/api-token.schema.ts';
import type {
  WebhookDeliveryView,
  WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import type { Json } from '#src/domain/shared/json.ts';

/** Neither of the two is valid. */
const TOKEN = 'sft_...';
const SECRET = 'whsec_...';

/** Just created. */
const newToken: Json<ApiTokenView> = {
  id: 12,
  name: 'CRM',
  prefix: 'sft_4mPq',
  scopes: ['orders:read', 'webhooks:read', 'webhooks:write'],
  createdBy: 'owner',
  createdAt: '2026-11-02T14:00:00.000Z',
  expiresAt: '2027-11-02T14:00:00.000Z',
  lastUsedAt: null,
  lastUsedIp: null,
  revokedAt: null,
};
const token = { ...newToken, lastUsedAt: '2026-12-11T16:45:00.000Z', lastUsedIp: '203.0.113.0/24' };
const rotatedToken = {
  ...newToken,
  id: 13,
  prefix: 'sft_Z8tR',
  createdAt: '2026-12-14T09:30:00.000Z',
  expiresAt: '2027-12-14T09:30:00.000Z',
};
const newEndpoint: Json<WebhookEndpointView> = {
  id: 7,
  url: 'https://crm.example/webhooks',
  description: 'CRM',
  events: ['order.paid', 'order.refunded'],
  enabled: true,
  includePersonalData: false,
  disabledReason: null,
  createdBy: 'via token CRM',
  createdAt: '2026-11-02T14:05:00.000Z',
  lastSuccessAt: null,
  lastFailureAt: null,
};
const endpoint = { ...newEndpoint, lastSuccessAt: '2026-11-20T11:25:01.000Z' };

export const delivery: Json<WebhookDeliveryView> = {
  id: 902,
  eventId: 'evt_2Xk9VhTq4182',
  type: 'order.paid',
  endpointId: newEndpoint.id,
  status: 'succeeded',
  attempts: [{ at: '2026-11-09T10:04:33.000Z', status: 204, durationMs: 84, response: null }],
  nextAttemptAt: null,
  createdAt: ORDERED,
};
const NOW = '2026-11-21T08:15:00.000Z';
const queued: typeof delivery = {
  ...delivery,
  status: 'pending',
  attempts: [],
  createdAt: NOW,
  nextAttemptAt: NOW,
};
const event = { id: delivery.eventId, type: 'order.paid', timestamp: ORDERED, data: paidOrder } as const;

export const integrationOpenApi = defineOpenApi({
  calls: {
    apiTokens: {
      list: { output: [token] },
      create: { input: picked(newToken, 'name', 'scopes'), output: { token: TOKEN, view: newToken } },
      rotate: { input: { id: newToken.id, overlapDays: 7 }, output: { token: TOKEN, view: rotatedToken } },
      revoke: { input: { id: newToken.id }, output: success },
    },
    events: {
      list: {
        input: { ...firstPage, type: 'order.paid' },
        output: { events: [event], nextCursor: '4182', hasMore: false },
      },
      get: { input: { id: event.id }, output: event },
    },
    webhookEndpoints: {
      list: { output: [endpoint] },
      get: { input: { id: endpoint.id }, output: endpoint },
      create: {
        input: picked(endpoint, 'url', 'description', 'events'),
        output: { secret: SECRET, view: newEndpoint },
      },
      update: {
        input: { id: endpoint.id, events: ['order.paid', 'order.refunded', 'order.cancelled'] },
        output: { ...endpoint, events: ['order.paid', 'order.cancelled', 'order.refunded'] },
      },
      delete: { input: { id: endpoint.id }, output: success },
      rotateSecret: { input: { id: endpoint.id }, output: { secret: SECRET, view: endpoint } },
      sendTest: {
        input: { id: endpoint.id },
        output: { ...queued, id: 903, eventId: 'evt_5Rm3WcZp4207', type: 'webhook.test' },
      },
    },
    webhookDeliveries: {
      list: { input: { endpointId: endpoint.id, ...firstPage }, output: pageOf(delivery) },
      redeliver: { input: { id: delivery.id }, output: { ...queued, id: 904 } },
    },
  },
});
