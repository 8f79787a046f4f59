import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { PAYMENT_EVENT_STATUSES } from '#src/domain/sale/payment/payment.schema.ts';

/** Every event that the payment provider's webhook received, once. */
export const PaymentEventEntity = defineEntity({
  name: 'PaymentEvent',
  tableName: 'webhook_event',
  properties: {
    id: p.string().length(255).primary(),
    type: p.string().length(120),
    livemode: p.boolean(),
    /** Links the events of one payment, with `checkoutId`. */
    paymentKey: p.string().length(255).nullable(),
    checkoutId: p.string().length(255).nullable(),
    payload: p.json<unknown>(),
    status: p.enum([...PAYMENT_EVENT_STATUSES]),
    error: p.string().length(500).nullable(),
    attempts: p.integer().default(0),
    /** The provider's own timestamp, in seconds. */
    eventCreatedAt: p.timestamp(),
    receivedAt: p.timestamp(),
  },
  indexes: [
    { properties: ['paymentKey'] },
    { properties: ['checkoutId'] },
    { properties: ['status', 'receivedAt'] },
    { properties: ['receivedAt', 'id'] },
    ddl.searchIndex('webhook_event', '"id"', '"type"', '"payment_key"'),
  ],
  checks: ddl.checks({ webhook_event_attempts_check: 'attempts >= 0' }),
});
export type PaymentEventRow = InferEntity<typeof PaymentEventEntity>;

/** Of sessions, charges, refunds, disputes and customers of the provider. */
const PAYER_FIELDS: ReadonlySet<string> = new Set([
  'customer_details',
  'customer_email',
  'collected_information',
  'billing_details',
  'payment_method_details',
  'receipt_email',
  'shipping',
  'shipping_details',
  'instructions_email',
  'evidence',
  'name',
  'email',
  'phone',
  'address',
]);
type EventPayload = { data?: { object?: Record<string, unknown> } };

/** @param address written instead of the payer's; null for an event without one */
export function withoutPayer(payload: unknown, address: string | null): EventPayload {
  const event = payload as EventPayload;
  const kept = Object.entries(event.data?.object ?? {}).filter(([name]) => !PAYER_FIELDS.has(name));
  const object = Object.fromEntries(address ? [...kept, ['customer_email', address]] : kept);
  return { ...event, data: { object } };
}
