import { type OrderView, orderView, type SingleOrderView } from '#src/domain/sale/order/order.schema.ts';
import type { OrderRow } from './order.entity.ts';

/** Each field of the view is the column of that name: a new field is added to the view only. */
const FIELDS = orderView.omit({ stripePaymentIntentId: true }).keyof().options;
export const ORDER_COLUMNS = [...FIELDS, 'paymentReference as stripePaymentIntentId'] as const;

/** The order as lists, pages and the REST API show it. */
export function toOrderView(row: OrderRow): OrderView {
  const values = Object.fromEntries(FIELDS.map((field) => [field, row[field] ?? null]));
  return orderView.parse({ ...values, stripePaymentIntentId: row.paymentReference ?? null });
}

export const toSingleOrderView = (row: OrderRow): SingleOrderView => ({
  ...toOrderView(row),
  refundedMinor: row.refundedMinor,
  checkoutId: row.checkoutId ?? null,
});
