import { z } from 'zod';
import { CURRENCIES, PACKAGE_NAME, PRICE_PLAIN } from '#src/domain/offer.ts';
import { LANDING_PATH_MAX } from '#src/domain/shared/landing-path.rules.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { bulkOf, bulkStatusInput, listInput, period, sortParam } from '#src/domain/shared/list.schema.ts';
import { CUSTOMER_NAME_REQUIRED, customerName } from '#src/domain/shared/name.schema.ts';
import {
  email,
  line,
  oneOf,
  optional,
  paragraph,
  positiveId,
  statusChange,
} from '#src/domain/shared/text.schema.ts';
import { ORDER_STATUSES } from './order.rules.ts';

export const ORDER_SOURCES = ['admin', 'stripe', 'demo'] as const;
export const ORDER_EVENT_KINDS = [
  'created',
  'status',
  'form_sent',
  'confirmed',
  'refund',
  'dispute',
  'review',
] as const;

const newOrder = z.object({
  customerName: customerName(CUSTOMER_NAME_REQUIRED),
  customerEmail: email(),
  customerPhone: optional(line(TEXT_MAX.phone)),
  amount: z
    .union([z.string(), z.number()], { error: 'Amount is required' })
    .default(PRICE_PLAIN)
    .transform(String)
    .pipe(line(32, 'Amount is required').min(1, 'Amount is required')),
  currency: z.enum(CURRENCIES).default('usd'),
  status: oneOf(ORDER_STATUSES).default('paid'),
  packageType: line(TEXT_MAX.line, 'Package type is required')
    .min(1, 'Package type is required')
    .default(PACKAGE_NAME),
  requirements: optional(paragraph(TEXT_MAX.message)),
  paymentReference: optional(line(255)),
  /** Only an admin may name the affiliate of a manual order. */
  affiliateCode: optional(line(32)),
  /** Emails the form link at once; only for a paid order. */
  sendForm: z.boolean().default(false),
  /** REST calls the payment reference so: decision 0024. */
  stripePaymentIntentId: optional(line(255)),
});

export const addOrderInput = newOrder.transform(({ stripePaymentIntentId, ...order }) => ({
  ...order,
  paymentReference: order.paymentReference ?? stripePaymentIntentId,
}));
export type AddOrderInput = z.output<typeof addOrderInput>;

export const orderStatusInput = z.object({
  id: positiveId(),
  ...statusChange(ORDER_STATUSES),
  reason: optional(line(TEXT_MAX.line)),
});

export const sendFormInput = z.object({ id: positiveId(), adminUser: z.unknown().optional() });

export const orderView = z.object({
  id: z.number(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  amount: z.string(),
  amountMinor: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  status: z.enum(ORDER_STATUSES),
  packageType: z.string(),
  requirements: z.string().nullable(),
  paymentReference: z.string().nullable(),
  /** The same for REST: decision 0024. */
  stripePaymentIntentId: z.string().nullable(),
  source: z.enum(ORDER_SOURCES),
  affiliateId: z.number().nullable(),
  reviewReason: z.string().nullable(),
  formSent: z.boolean(),
  formSentAt: z.date().nullable(),
  formSentBy: z.string().nullable(),
  paidAt: z.date().nullable(),
  createdAt: z.date(),
});
export type OrderView = z.output<typeof orderView>;

export const listedOrderView = orderView.extend({
  formReceivedAt: z.date().nullable(),
});
export type ListedOrder = z.output<typeof listedOrderView>;

export const singleOrderView = orderView.extend({
  refundedMinor: z
    .number()
    .describe(
      'In the currency of the payment. If `amountMinor` is null, `amount` may name another currency.',
    ),
  checkoutId: z.string().nullable(),
});
export type SingleOrderView = z.output<typeof singleOrderView>;

/** Shared by the list screen, REST and the export. */
export const orderListInput = listInput.extend({
  status: oneOf(ORDER_STATUSES).optional(),
  /**
   * `due`, `awaited` and `overdue`: paid, of the last 90 days, and without a form; its link has not
   * been sent, has been sent, or was sent more than three days ago.
   */
  form: z.enum(['sent', 'waiting', 'due', 'awaited', 'overdue']).optional(),
  source: z.enum(ORDER_SOURCES).optional(),
  review: z.enum(['yes']).optional(),
  referred: z.enum(['yes', 'no']).optional(),
  currency: oneOf(CURRENCIES).optional(),
  /** First page of the referred visit that led to the order. */
  landing: line(LANDING_PATH_MAX).optional(),
  ...period,
  sort: sortParam(['createdAt', 'amount', 'customer']),
});
export type OrderListInput = z.output<typeof orderListInput>;

export const orderBulkInput = bulkStatusInput(ORDER_STATUSES).extend({
  reason: optional(line(TEXT_MAX.line)),
});
export const bulkIdsInput = z.object({ ids: bulkOf(positiveId()) });
