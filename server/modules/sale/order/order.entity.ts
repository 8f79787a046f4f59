import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { CURRENCIES } from '#src/domain/offer.ts';
import type { Attribution, RejectedAttribution } from '#src/domain/sale/order/attribution.rules.ts';
import { ORDER_STATUSES } from '#src/domain/sale/order/order.rules.ts';
import { ORDER_EVENT_KINDS, ORDER_SOURCES } from '#src/domain/sale/order/order.schema.ts';

export const OrderEntity = defineEntity({
  name: 'Order',
  tableName: 'customer_order',
  properties: {
    /**
     * Random nine digits instead of a counter, which would reveal the number
     * of orders; not a secret.
     */
    id: p.integer().primary().autoincrement(false),
    customerName: p.string().length(120),
    customerEmail: p.string().length(254),
    customerPhone: p.string().length(40).nullable(),
    /** The amount as entered; sums use `amountMinor` (null when the text is not a number). */
    amount: p.string().length(32),
    amountMinor: p.integer().nullable(),
    currency: p.enum([...CURRENCIES]).default('usd'),
    /** BCP 47 tag of the market in which it was bought: the language of its emails and page. */
    lang: p.string().length(16).default('en'),
    status: p.enum([...ORDER_STATUSES]),
    packageType: p.string().length(200),
    requirements: p.text().nullable(),
    source: p.enum([...ORDER_SOURCES]),
    /** The payment provider's id of the payment, or the reference that staff entered. */
    paymentReference: p.string().length(255).nullable().unique(),
    /** The payment provider's id of the page it was paid on. */
    checkoutId: p.string().length(255).nullable().unique(),
    /** Sum of all refunds in minor units; never more than amountMinor. */
    refundedMinor: p.integer().default(0),
    affiliateId: p.integer().nullable(),
    attribution: p.json<Attribution>().nullable(),
    /**
     * A visit that led here but earns nothing, with its reason: shown to the affiliate who asks.
     */
    attributionRejected: p.json<RejectedAttribution>().nullable(),
    /** Keyed hash of the buyer's browser, when the request came from it; finds earlier visits. */
    visitorHash: p.string().length(64).nullable(),
    /** Why staff must check the order: for example a payment that is not on the price list. */
    reviewReason: p.string().length(200).nullable(),
    formSent: p.boolean().default(false),
    formSentAt: p.timestamp().nullable(),
    formSentBy: p.string().length(120).nullable(),
    /** Incremented to revoke every form link emailed before. */
    intakeVersion: p.integer().default(1),
    paidAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['status', 'createdAt', 'id'] },
    { properties: ['customerEmail'] },
    { properties: ['affiliateId', 'createdAt'] },
    { properties: ['source', 'createdAt', 'id'] },
    // Partial: only a few paid orders wait for their form link.
    ddl.index(
      'customer_order_form_waiting',
      `"customer_order" ("created_at", "id") where status = 'paid' and not form_sent`,
    ),
    // Partial: only a few orders wait for staff.
    ddl.index(
      'customer_order_review',
      '"customer_order" ("created_at", "id") where review_reason is not null',
    ),
    // Covers the stats of the dashboard, which are summed from the index alone.
    ddl.index(
      'customer_order_figures',
      '"customer_order" ("created_at") include ("status", "currency", "amount_minor", "refunded_minor")',
    ),
    ddl.searchIndex('customer_order', '"customer_name"', '"customer_email"', '(id::text)'),
    ddl.index('customer_order_amount_sort', '"customer_order" ((coalesce(amount_minor, 0)), "id")'),
    ddl.index('customer_order_customer_sort', '"customer_order" ((lower(customer_name)), "id")'),
  ],
  checks: ddl.checks({
    customer_order_amount_check: 'amount_minor >= 0 and refunded_minor >= 0',
    customer_order_paid_check: `status <> 'paid' or paid_at is not null`,
    customer_order_form_sent_check:
      'form_sent = (form_sent_at is not null) and form_sent = (form_sent_by is not null)',
    customer_order_intake_version_check: 'intake_version > 0',
  }),
});
export type OrderRow = InferEntity<typeof OrderEntity>;

export const OrderEventEntity = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_event',
  properties: {
    id: p.serialId(),
    orderId: p.integer(),
    kind: p.enum([...ORDER_EVENT_KINDS]),
    fromStatus: p.enum([...ORDER_STATUSES]).nullable(),
    toStatus: p.enum([...ORDER_STATUSES]).nullable(),
    actor: p.string().length(120),
    reason: p.string().length(300).nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['orderId', 'id'] }],
  checks: ddl.checks({
    order_event_transition_check: `to_status is not null or (kind <> 'created' and kind <> 'status')`,
  }),
});
