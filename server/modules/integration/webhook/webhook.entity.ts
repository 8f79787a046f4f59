import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { DELIVERY_STATUSES, URL_MAX } from '#src/domain/integration/webhook/webhook.schema.ts';
import type { EventType } from '#src/domain/reported-events.ts';

export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    id: p.serialId(),
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
    previousSecretUntil: p.timestamp().nullable(),
    /** Time of the first failure since the last success. */
    failingSince: p.timestamp().nullable(),
    lastSuccessAt: p.timestamp().nullable(),
    lastFailureAt: p.timestamp().nullable(),
    createdBy: p.string().length(120),
    createdAt: p.timestamp(),
    /** Its deliveries may be a million rows, which pruning deletes before the row. */
    deletedAt: p.timestamp().nullable(),
  },
  checks: ddl.checks({
    webhook_endpoint_disabled_reason_check: 'disabled_reason is null or not enabled',
    webhook_endpoint_deleted_at_check: 'deleted_at is null or not enabled',
    webhook_endpoint_previous_secret_check:
      '(previous_secret_encrypted is null) = (previous_secret_until is null)',
  }),
});
export type WebhookEndpointRow = InferEntity<typeof WebhookEndpointEntity>;

/** Dates are text, as JSON stores them. */
export type StoredAttempt = {
  at: string;
  status: number | null;
  durationMs: number;
  response: string | null;
};

/** One event for one endpoint: both the queue and the delivery log. */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    eventId: p.bigint('number'),
    endpointId: p.integer(),
    status: p.enum([...DELIVERY_STATUSES]).default('pending'),
    attempts: p.json<StoredAttempt[]>(),
    nextAttemptAt: p.timestamp().nullable(),
    /** A node is sending it until then; afterwards another node may. */
    leasedUntil: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [
    { properties: ['endpointId', 'id'] },
    { properties: ['eventId'] },
    { properties: ['createdAt'] },
    // Partial: nearly all rows of the log are done.
    ddl.index(
      'webhook_delivery_due',
      `"webhook_delivery" ("endpoint_id", "next_attempt_at") where status = 'pending'`,
    ),
    ddl.index('webhook_delivery_leased', `"webhook_delivery" ("endpoint_id") where leased_until is not null`),
  ],
  checks: ddl.checks({
    webhook_delivery_next_attempt_check: `(status = 'pending') = (next_attempt_at is not null)`,
  }),
});
