import { encryptedColumn } from '#server/database/encrypted-columns.ts';
import { namesOf } from '#server/database/subject-names.ts';
import { defineModule } from '#server/module.ts';
import { scheduledJob } from '#server/platform/jobs/jobs.ts';
import { apiTokenRouter } from './api-token/api-token.router.ts';
import {
  checkTokens,
  emailExpiringTokens,
  pruneTokens,
  revokeDemoTokens,
  revokeTokensOf,
} from './api-token/api-token.service.ts';
import { apiTokens } from './api-token/bearer-token.route.ts';
import { eventRouter } from './event/event.router.ts';
import { eventPersonalData } from './event/event.service.ts';
import { publishEvents } from './webhook/delivery-log.service.ts';
import { createDispatcher } from './webhook/dispatcher.ts';
import { endpointNames } from './webhook/endpoint.service.ts';
import { pruneWebhooks } from './webhook/prune-webhooks.service.ts';
import { webhookDeliveryRouter, webhookEndpointRouter } from './webhook/webhook.router.ts';

export const integrationModule = defineModule({
  name: 'integration',
  procedures: {
    apiTokens: apiTokenRouter,
    events: eventRouter,
    webhookEndpoints: webhookEndpointRouter,
    webhookDeliveries: webhookDeliveryRouter,
  },
  apiMiddleware: [apiTokens],
  background: { webhooks: createDispatcher },
  jobs: [
    scheduledJob('token-expiry', '17 7 * * *', emailExpiringTokens, { retryLimit: 5 }),
    scheduledJob('prune-tokens', '*/10 * * * *', pruneTokens),
    scheduledJob('prune-webhooks', '*/10 * * * *', pruneWebhooks),
  ],
  on: {
    'change.reported': publishEvents,
    'account.rights_ended': (ctx, { adminId }) => revokeTokensOf(ctx, adminId),
    'demo.access_renewed': (ctx, { isNewMode }) => revokeDemoTokens(ctx, isNewMode),
  },
  recordChecks: [checkTokens],
  personalData: [eventPersonalData],
  subjectNames: { 'api-token': namesOf('api_token', 'name'), webhook: endpointNames },
  encryptedColumns: [
    { ...encryptedColumn('event', 'data_encrypted', 'bigint'), boundTo: 'public_id' },
    encryptedColumn('webhook_endpoint', 'secret_encrypted', 'int'),
    encryptedColumn('webhook_endpoint', 'previous_secret_encrypted', 'int'),
  ],
});
