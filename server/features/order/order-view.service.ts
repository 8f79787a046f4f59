import type { OrderView, SingleOrderView } from '#src/domain/order/order.schema.ts';
import type { OrderRow } from './order.entity.ts';

/** The order as lists, pages and the REST API show it. */
export function toOrderView(row: OrderRow): OrderView {
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone ?? null,
    amount: row.amount,
    amountMinor: row.amountMinor ?? null,
    currency: row.currency,
    status: row.status,
    packageType: row.packageType,
    requirements: row.requirements ?? null,
    paymentReference: row.paymentReference ?? null,
    stripePaymentIntentId: row.paymentReference ?? null,
    source: row.source,
    affiliateId: row.affiliateId ?? null,
    reviewReason: row.reviewReason ?? null,
    formSent: row.formSent,
    formSentAt: row.formSentAt ?? null,
    formSentBy: row.formSentBy ?? null,
    createdAt: row.createdAt,
  };
}

export const toSingleOrderView = (row: OrderRow): SingleOrderView => ({
  ...toOrderView(row),
  refundedMinor: row.refundedMinor,
  paidAt: row.paidAt ?? null,
  checkoutId: row.checkoutId ?? null,
});
