/** Call these functions inside a transaction. */
import { type Context, emit, reportChange } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { sha256 } from '#server/platform/crypto.ts';
import { langOfMarket } from '#src/domain/markets.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import { type OrderStatus, SENT_AUTOMATICALLY } from '#src/domain/sale/order/order.rules.ts';
import {
  amountDifference,
  assessSale,
  hasSale,
  isFullyReversed,
  orderAmount,
  PAYMENT_ACTOR,
  type Paid,
  type PaymentState,
  reversalReason,
  type Sale,
  type SaleOutcome,
  saleText,
} from '#src/domain/sale/payment/payment.rules.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { site } from '#src/domain/site.ts';
import { OrderEntity, type OrderRow } from '../order/order.entity.ts';
import {
  correctAmount,
  createOrder,
  lockOrder,
  markFormSent,
  setOrderStatus,
  toSingleOrderView,
} from '../order/order.service.ts';
import type { AttributionInput } from '../order/order-attribution.port.ts';
import { findStatusChange, recordOrderEvent } from '../order/order-history.service.ts';
import { extendProjectLink } from '../order-email/email-links.service.ts';

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
async function recordCheckout(
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

/** Each email once per order. */
async function confirmPayment(ctx: Context, order: OrderRow, options: { withReceipt: boolean }) {
  const isErased = isErasedAddress(order.customerEmail);
  if (options.withReceipt && !order.formSent && !isErased)
    await markFormSent(ctx, order, SENT_AUTOMATICALLY, 'receipt');
  const { amount, currency } = order;
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'order-notice',
    to: site.inbox,
    replyTo: isErased ? undefined : order.customerEmail,
    orderId: order.id,
    onceKey: `order-notice:${order.id}`,
    payload: { ...buyerOf(order), amount, currency, reviewReason: order.reviewReason ?? null },
  });
}

const buyerOf = ({ id, customerName }: OrderRow) => ({ orderId: id, name: customerName });

/** Locks the order, which may have been added manually for the payment. */
export async function findPaymentOrder(ctx: Context, keys: readonly string[]): Promise<OrderRow | null> {
  const row = await kysely(ctx.em)
    .selectFrom('customer_order')
    .select('id')
    .where((eb) => eb.or([eb('paymentReference', 'in', keys), eb('checkoutId', 'in', keys)]))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return row ? lockOrder(ctx, row.id) : null;
}

/**
 * Applies the difference between two states of a payment to the order and all that depends on it.
 */
export async function applyPayment(
  ctx: Context,
  keys: readonly string[],
  before: PaymentState,
  after: PaymentState,
): Promise<void> {
  if (!hasSale(after)) return;
  const found = await findPaymentOrder(ctx, keys);
  // Without an order, nothing has been applied yet.
  const applied = found && hasSale(before) ? before : null;
  const order = found ? await followOutcome(ctx, found, applied, after) : await makeOrder(ctx, after);
  await followReversal(ctx, order, applied, after);
  if ((applied?.reversedMinor ?? 0) !== after.reversedMinor)
    await reportChange(ctx, 'order.refunded', toSingleOrderView(order));
  await announceFailedRefunds(ctx, order, applied, after);
  await announceDisputes(ctx, order, applied, after);
}

async function makeOrder(ctx: Context, { sale, outcome, orderStatus }: Paid): Promise<OrderRow> {
  const attributionInput = { clientReference: sale.clientReference, clickId: sale.clickId };
  const { source } = ctx.deps.paymentProvider;
  const withReceipt = orderStatus === 'paid';
  const order = await recordCheckout(ctx, { source, ...sale, attributionInput }, outcome, { withReceipt });
  // The failure arrived before the first event of the order: the shop is notified here.
  if (outcome === 'failed' || outcome === 'expired') await announceFailure(ctx, order, sale, outcome);
  return order;
}

async function followOutcome(ctx: Context, order: OrderRow, before: Paid | null, after: Paid) {
  const { sale } = after;
  const isFirstReport = sale.checkoutId !== '' && !before?.sale.checkoutId;
  if (before?.outcome === after.outcome && !isFirstReport) return order;
  const difference = after.outcome === 'paid' ? amountDifference(order, sale) : null;
  const reviewReason = [after.reviewReason, difference].filter(Boolean).join(' ') || null;
  const changes = {
    checkoutId: order.checkoutId ?? sale.checkoutId,
    paymentReference: order.paymentReference ?? sale.paymentReference,
    ...(reviewReason ? { reviewReason } : {}),
  };
  await ctx.em.nativeUpdate(OrderEntity, { id: order.id }, changes);
  Object.assign(order, changes);
  if (after.outcome === 'paid') {
    // An order that a refund has cancelled already is not set to paid in between.
    const to = order.status === after.orderStatus ? order.status : 'paid';
    if (!reviewReason) await setOrderStatus(ctx, order, to, 'The payment arrived.', PAYMENT_ACTOR);
    else if (difference && order.status === 'paid')
      await setOrderStatus(ctx, order, 'pending', reviewReason, PAYMENT_ACTOR);
    else
      await recordOrderEvent(ctx, order.id, { kind: 'review', reason: reviewReason, actor: PAYMENT_ACTOR });
    if (difference) await correctAmount(ctx, order, orderAmount(sale.amountMinor, sale.currency));
    await confirmPayment(ctx, order, { withReceipt: after.orderStatus === 'paid' && !reviewReason });
  } else if (after.outcome !== 'awaiting' && order.status !== 'cancelled') {
    const reason =
      after.outcome === 'failed' ? 'The payment failed.' : 'The payment page expired without a payment.';
    if (order.status === 'paid')
      await recordOrderEvent(ctx, order.id, { kind: 'review', reason, actor: PAYMENT_ACTOR });
    else await setOrderStatus(ctx, order, 'cancelled', reason, PAYMENT_ACTOR);
    await announceFailure(ctx, order, sale, after.outcome);
  }
  return order;
}

async function followReversal(ctx: Context, order: OrderRow, before: Paid | null, after: Paid) {
  const { sale } = after;
  const previous = before?.reversedMinor ?? 0;
  if (after.refundedMinor > (before?.refundedMinor ?? 0)) await announceRefund(ctx, order, after);
  if (previous === after.reversedMinor) return;
  await ctx.em.nativeUpdate(OrderEntity, { id: order.id }, { refundedMinor: after.reversedMinor });
  order.refundedMinor = after.reversedMinor;
  const reason = reversalReason(before, after);
  if (after.orderStatus === 'cancelled')
    return setOrderStatus(ctx, order, 'cancelled', reason, PAYMENT_ACTOR);
  const earlier =
    isFullyReversed(sale, previous) && order.status === 'cancelled'
      ? await statusBeforeReversal(ctx, order.id)
      : null;
  if (earlier) await setOrderStatus(ctx, order, earlier, reason, PAYMENT_ACTOR);
  else if (order.status === 'paid') await emit(ctx, 'order.refunded', { order, reason });
}

/** Null for an order that an admin cancelled: it stays cancelled when the money returns. */
async function statusBeforeReversal(ctx: Context, orderId: number): Promise<OrderStatus | null> {
  const change = await findStatusChange(ctx, orderId);
  return change?.actor === PAYMENT_ACTOR ? (change.fromStatus ?? null) : null;
}

const recordPayment = (ctx: Context, { id }: OrderRow, kind: 'refund' | 'dispute', reason: string) =>
  recordOrderEvent(ctx, id, { kind, reason, actor: PAYMENT_ACTOR });

async function announceFailure(ctx: Context, order: OrderRow, sale: Sale, outcome: 'failed' | 'expired') {
  const isErased = isErasedAddress(order.customerEmail);
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'payment-failed-notice',
    to: site.inbox,
    replyTo: isErased ? undefined : order.customerEmail,
    orderId: order.id,
    onceKey: `payment-failed:${order.id}`,
    payload: {
      ...buyerOf(order),
      amount: saleText(sale.amountMinor, sale.currency),
      outcome,
      isPaid: order.status === 'paid',
      isErased,
    },
  });
}

async function announceRefund(ctx: Context, order: OrderRow, after: Paid) {
  const { sale, refundedMinor, failedRefunds } = after;
  const amount = saleText(refundedMinor, sale.currency);
  await recordPayment(ctx, order, 'refund', `${amount} refunded in all.`);
  if (isErasedAddress(order.customerEmail)) return;
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'order-refunded',
    to: order.customerEmail,
    orderId: order.id,
    // After a failed refund the same amount may be refunded again, which is emailed again.
    onceKey: `refund:${order.id}:${refundedMinor}${failedRefunds.size > 0 ? `:${failedRefunds.size}` : ''}`,
    payload: {
      ...buyerOf(order),
      linkVersion: await extendProjectLink(ctx, order.id),
      lang: order.lang,
      amount: saleText(refundedMinor, sale.currency, order.lang),
      isFull: refundedMinor >= sale.amountMinor,
      isCancelled: order.status === 'cancelled' || after.orderStatus === 'cancelled',
    },
  });
}

/**
 * The buyer was notified of a refund that never arrives: notify buyer and shop,
 * who must find another way.
 */
async function announceFailedRefunds(ctx: Context, order: OrderRow, before: Paid | null, after: Paid) {
  const isErased = isErasedAddress(order.customerEmail);
  for (const [refundId, { amountMinor }] of after.failedRefunds) {
    if (before?.failedRefunds.has(refundId)) continue;
    const key = sha256(`refund|${refundId}`).slice(0, 40);
    const { currency } = after.sale;
    const payloadIn = (lang?: string) => ({
      ...buyerOf(order),
      amount: saleText(amountMinor, currency, lang),
      refunded: saleText(after.refundedMinor, currency, lang),
    });
    const reason = `A refund of ${payloadIn().amount} failed at the buyer’s bank: the money is back.`;
    await recordPayment(ctx, order, 'refund', reason);
    await ctx.deps.mailer.enqueue(ctx.em, {
      kind: 'refund-failed-notice',
      to: site.inbox,
      replyTo: isErased ? undefined : order.customerEmail,
      orderId: order.id,
      onceKey: `refund-failed-notice:${key}`,
      payload: { ...payloadIn(), isErased },
    });
    if (isErased) continue;
    await ctx.deps.mailer.enqueue(ctx.em, {
      kind: 'refund-failed',
      to: order.customerEmail,
      orderId: order.id,
      onceKey: `refund-failed:${key}`,
      payload: {
        ...payloadIn(order.lang),
        lang: order.lang,
        linkVersion: await extendProjectLink(ctx, order.id),
      },
    });
  }
}

const DISPUTE_TEXT = {
  inquiry: 'The buyer’s bank asks about the payment; no money has moved.',
  open: 'The buyer disputes the payment. The amount has been taken back until it is decided.',
  won: 'The case is closed in our favour.',
  lost: 'The dispute was lost: the money stays with the buyer.',
} as const;

async function announceDisputes(ctx: Context, order: OrderRow, before: Paid | null, after: Paid) {
  for (const [disputeId, state] of after.disputes) {
    if (before?.disputes.get(disputeId) === state) continue;
    const amount = saleText(after.sale.amountMinor, after.sale.currency);
    await recordPayment(ctx, order, 'dispute', DISPUTE_TEXT[state]);
    await ctx.deps.mailer.enqueue(ctx.em, {
      kind: 'dispute-notice',
      to: site.inbox,
      orderId: order.id,
      onceKey: `dispute:${sha256(`dispute|${disputeId}`).slice(0, 40)}:${state}`,
      payload: { ...buyerOf(order), amount, state },
    });
  }
}
