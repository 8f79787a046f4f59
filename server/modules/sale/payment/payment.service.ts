/**
 * Turns a payment into an order, for the webhook and the demo checkout. Call inside a transaction.
 */

import type { Context } from '#server/context.ts';
import { langOfMarket } from '#src/domain/markets.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import { SENT_AUTOMATICALLY } from '#src/domain/sale/order/order.rules.ts';
import {
  assessSale,
  orderAmount,
  type Sale,
  type SaleOutcome,
} from '#src/domain/sale/payment/payment.rules.ts';
import { site } from '#src/domain/site.ts';
import type { OrderRow } from '../order/order.entity.ts';
import { createOrder, lockOrder, markFormSent } from '../order/order.service.ts';
import type { AttributionInput } from '../order/order-attribution.port.ts';

export type PaidCheckout = Omit<Sale, 'clientReference' | 'clickId' | 'market'> & {
  source: OrderRow['source'];
  attributionInput: AttributionInput;
  /** Slug of the country page on which the order began. */
  market?: string | null;
};

/** Order, history, commission, receipt with the form link, and notice. */
export const recordPaidCheckout = (ctx: Context, checkout: PaidCheckout): Promise<OrderRow> =>
  recordCheckout(ctx, checkout, 'paid', { withReceipt: true });

/**
 * @param options.withReceipt false if the payment is already refunded: the
 * customer then gets no form link
 */
export async function recordCheckout(
  ctx: Context,
  checkout: PaidCheckout,
  outcome: SaleOutcome,
  options: { withReceipt: boolean },
): Promise<OrderRow> {
  const { saleStatus, reviewReason } = assessSale(checkout, outcome);
  const sale = await ctx.deps.attribution.ofSale(ctx, checkout.attributionInput, checkout.source === 'demo');
  const order = await createOrder(ctx, {
    customerName: checkout.customerName,
    customerEmail: checkout.customerEmail,
    customerPhone: checkout.customerPhone,
    ...orderAmount(checkout.amountMinor, checkout.currency),
    status: saleStatus,
    packageType: PACKAGE_NAME,
    requirements: null,
    lang: langOfMarket(checkout.market),
    source: checkout.source,
    paymentReference: checkout.paymentReference,
    checkoutId: checkout.checkoutId,
    ...sale,
    reviewReason,
  });
  const withReceipt = options.withReceipt && saleStatus === 'paid';
  if (outcome === 'paid') await confirmPayment(ctx, order, { withReceipt });
  return lockOrder(ctx, order.id);
}

/** Receipt with the form link to the customer and notice to the shop, each once per order. */
export async function confirmPayment(
  ctx: Context,
  order: OrderRow,
  options: { withReceipt: boolean },
): Promise<void> {
  if (options.withReceipt && !order.formSent) await markFormSent(ctx, order, SENT_AUTOMATICALLY, 'receipt');
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'order-notice',
    to: site.inbox,
    replyTo: order.customerEmail,
    onceKey: `order-notice:${order.id}`,
    payload: {
      orderId: order.id,
      name: order.customerName,
      amount: order.amount,
      currency: order.currency,
      reviewReason: order.reviewReason ?? null,
    },
  });
}
