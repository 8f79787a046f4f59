import { defineEntity, p, timestamp } from '#server/platform/database/base.entity.ts';
import { DELIVERY_STATUSES } from '#src/domain/integration/webhook/webhook.schema.ts';

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
    nextAttemptAt: timestamp().nullable(),
    /** A node is sending it until then; afterwards another node may. */
    leasedUntil: timestamp().nullable(),
    createdAt: timestamp(),
  },
  indexes: [
    { properties: ['endpointId', 'id'] },
    { properties: ['eventId'] },
    { properties: ['createdAt'] },
    // Partial: nearly all rows of the log are done.
    {
      name: 'webhook_delivery_due',
      expression: `create index "webhook_delivery_due" on "webhook_delivery" ("endpoint_id", "next_attempt_at") where status = 'pending'`,
    },
    {
      name: 'webhook_delivery_leased',
      expression: `create index "webhook_delivery_leased" on "webhook_delivery" ("endpoint_id") where leased_until is not null`,
    },
  ],
  checks: [
    {
      name: 'webhook_delivery_next_attempt_check',
      expression: `(status = 'pending') = (next_attempt_at is not null)`,
    },
  ],
});
