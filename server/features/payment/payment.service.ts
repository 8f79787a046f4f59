/** A payment becomes an order: the one way in for the webhook and for the demo checkout. */

import type { Context } from '#server/context.ts';
import { type Currency, PACKAGE_NAME, PRICE_MINOR } from '#src/domain/offer.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import type { OrderRow } from '../order/order.entity.ts';
import { createOrder, lockOrder, markFormSent } from '../order/order.service.ts';
import { type AttributionHints, resolveAttribution } from '../referral/referral.service.ts';

export type PaidCheckout = {
  source: 'stripe' | 'demo';
  sessionId: string;
  paymentIntentId: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  amountMinor: number;
  currency: Currency;
  hints: AttributionHints;
};

/** SEC-12: only an amount on the price list makes a paid order; anything else waits for a person. */
export const isOnPriceList = (currency: Currency, amountMinor: number): boolean => PRICE_MINOR[currency] === amountMinor;

/** Order, history, commission, receipt with the form link and notice, all in the caller's transaction. */
export async function recordPaidCheckout(ctx: Context, checkout: PaidCheckout): Promise<OrderRow> {
  const fits = isOnPriceList(checkout.currency, checkout.amountMinor);
  const reviewReason = fits
    ? null
    : `The payment of ${minorToText(checkout.amountMinor)} ${checkout.currency.toUpperCase()} is not on the price list.`;
  const order = await createOrder(ctx, {
    customerName: checkout.customerName,
    customerEmail: checkout.customerEmail,
    customerPhone: checkout.customerPhone,
    amount: minorToText(checkout.amountMinor),
    currency: checkout.currency,
    status: fits ? 'paid' : 'pending',
    packageType: PACKAGE_NAME,
    requirements: null,
    source: checkout.source,
    stripePaymentIntentId: checkout.paymentIntentId,
    stripeSessionId: checkout.sessionId,
    attribution: await resolveAttribution(ctx, checkout.hints),
    reviewReason,
  });
  if (fits) await markFormSent(ctx, order, 'automatic', 'receipt');
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'order-notice',
    to: site.inbox,
    replyTo: checkout.customerEmail,
    onceKey: `order-notice:${order.id}`,
    payload: { orderId: order.id, name: order.customerName, amount: order.amount, currency: order.currency, reviewReason },
  });
  return lockOrder(ctx, order.id);
}
