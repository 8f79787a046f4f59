import { viewOf } from '#server/database/view-of.ts';
import { type OrderView, orderView, type SingleOrderView } from '#src/domain/sale/order/order.schema.ts';
import type { OrderRow } from './order.entity.ts';

const columnsView = orderView.omit({ stripePaymentIntentId: true });
export const ORDER_COLUMNS = [
  ...columnsView.keyof().options,
  'paymentReference as stripePaymentIntentId',
] as const;

/** The order as lists, pages and the REST API show it. */
export const toOrderView = (row: OrderRow): OrderView => ({
  ...viewOf(columnsView, row),
  stripePaymentIntentId: row.paymentReference ?? null,
});

export const toSingleOrderView = (row: OrderRow): SingleOrderView => ({
  ...toOrderView(row),
  refundedMinor: row.refundedMinor,
  checkoutId: row.checkoutId ?? null,
});
