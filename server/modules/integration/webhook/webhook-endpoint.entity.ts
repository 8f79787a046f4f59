import { defineEntity, type InferEntity, p, timestamp } from '#server/platform/database/base.entity.ts';
import { URL_MAX } from '#src/domain/integration/webhook/webhook.schema.ts';
import type { EventType } from '#src/domain/reported-events.ts';

/** An address that owners want events delivered to. */
export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    id: p.integer().primary().autoincrement(),
    url: p.string().length(URL_MAX),
    description: p.string().length(200).nullable(),
    events: p.json<EventType[]>(),
    includePersonalData: p.boolean().default(false),
    enabled: p.boolean().default(true),
    /** Why the server disabled it. */
    disabledReason: p.string().length(200).nullable(),
    secretEncrypted: p.text().nullable(),
    /** Signs beside the current secret for a day after a rotation. */
    previousSecretEncrypted: p.text().nullable(),
    previousSecretUntil: timestamp().nullable(),
    /** Time of the first failure since the last success. */
    failingSince: timestamp().nullable(),
    lastSuccessAt: timestamp().nullable(),
    lastFailureAt: timestamp().nullable(),
    createdBy: p.string().length(120),
    createdAt: timestamp(),
    /** Its deliveries may be a million rows, which the nightly pruning deletes before the row. */
    deletedAt: timestamp().nullable(),
  },
  checks: [
    { name: 'webhook_endpoint_disabled_reason_check', expression: 'disabled_reason is null or not enabled' },
    { name: 'webhook_endpoint_deleted_at_check', expression: 'deleted_at is null or not enabled' },
    {
      name: 'webhook_endpoint_previous_secret_check',
      expression: '(previous_secret_encrypted is null) = (previous_secret_until is null)',
    },
  ],
});
export type WebhookEndpointRow = InferEntity<typeof WebhookEndpointEntity>;
