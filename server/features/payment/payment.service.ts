/**
 * Turns a payment into an order, for the webhook and the demo checkout. Call inside a transaction.
 */

import type { Context } from '#server/context.ts';
import { CURRENCIES, type Currency, PACKAGE_NAME } from '#src/domain/offer.ts';
import type { OrderStatus } from '#src/domain/order/order.schema.ts';
import { isOnPriceList, type SaleOutcome, saleText } from '#src/domain/payment/payment.rules.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import type { OrderRow } from '../order/order.entity.ts';
import { createOrder, lockOrder, markFormSent } from '../order/order.service.ts';
import type { AttributionInput } from '../order/order-attribution.port.ts';

export type PaidCheckout = {
  source: 'stripe' | 'demo';
  sessionId: string;
  paymentIntentId: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  amountMinor: number;
  currency: string;
  attributionInput: AttributionInput;
};

/**
 * Orders store the shop's own currencies; another is named in the amount's
 * text, which counts 0 in sums.
 */
function priced(checkout: PaidCheckout): { amount: string; currency: Currency } {
  const known = CURRENCIES.find((currency) => currency === checkout.currency);
  return known
    ? { amount: minorToText(checkout.amountMinor), currency: known }
    : { amount: saleText(checkout.amountMinor, checkout.currency).slice(0, 32), currency: 'usd' };
}

function statusOf(outcome: SaleOutcome, fits: boolean): OrderStatus {
  if (outcome === 'failed' || outcome === 'expired') return 'cancelled';
  return outcome === 'paid' && fits ? 'paid' : 'pending';
}

export const offListReason = (checkout: Pick<PaidCheckout, 'amountMinor' | 'currency'>): string =>
  `The payment of ${saleText(checkout.amountMinor, checkout.currency)} is not on the price list.`;

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
  const fits = isOnPriceList(checkout.currency, checkout.amountMinor);
  const reviewReason = outcome === 'paid' && !fits ? offListReason(checkout) : null;
  const order = await createOrder(ctx, {
    customerName: checkout.customerName,
    customerEmail: checkout.customerEmail,
    customerPhone: checkout.customerPhone,
    ...priced(checkout),
    status: statusOf(outcome, fits),
    packageType: PACKAGE_NAME,
    requirements: null,
    source: checkout.source,
    stripePaymentIntentId: checkout.paymentIntentId,
    stripeSessionId: checkout.sessionId,
    ...(await ctx.deps.attribution.ofSale(ctx, checkout.attributionInput, checkout.source === 'demo')),
    reviewReason,
  });
  if (outcome === 'paid') await confirmPayment(ctx, order, { withReceipt: options.withReceipt && fits });
  return lockOrder(ctx, order.id);
}

/** Receipt with the form link to the customer and notice to the shop, each once per order. */
export async function confirmPayment(
  ctx: Context,
  order: OrderRow,
  options: { withReceipt: boolean },
): Promise<void> {
  if (options.withReceipt && !order.formSent) await markFormSent(ctx, order, 'automatic', 'receipt');
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
