/** Writes what a payment did to the order's history and emails buyer and shop, each once. */
import type { Context } from '#server/context.ts';
import { sha256 } from '#server/platform/crypto.ts';
import {
  PAYMENT_ACTOR,
  type PaymentState,
  type Sale,
  saleText,
} from '#src/domain/sale/payment/payment.rules.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { site } from '#src/domain/site.ts';
import type { OrderRow } from '../order/order.entity.ts';
import { recordOrderEvent } from '../order/order-history.service.ts';
import { extendProjectLink } from '../order-email/email-links.service.ts';

export type Paid = PaymentState & { sale: Sale; outcome: NonNullable<PaymentState['outcome']> };

const recordPayment = (ctx: Context, { id }: OrderRow, kind: 'refund' | 'dispute', reason: string) =>
  recordOrderEvent(ctx, id, { kind, reason, actor: PAYMENT_ACTOR });

export async function announceFailure(
  ctx: Context,
  order: OrderRow,
  sale: Sale,
  outcome: 'failed' | 'expired',
): Promise<void> {
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'payment-failed-notice',
    to: site.inbox,
    replyTo: isErasedAddress(order.customerEmail) ? undefined : order.customerEmail,
    orderId: order.id,
    onceKey: `payment-failed:${order.id}`,
    payload: {
      orderId: order.id,
      name: order.customerName,
      amount: saleText(sale.amountMinor, sale.currency),
      outcome,
    },
  });
}

export async function announceRefund(
  ctx: Context,
  order: OrderRow,
  { sale, refundedMinor, failedRefunds }: Paid,
): Promise<void> {
  const amount = saleText(refundedMinor, sale.currency);
  await recordPayment(ctx, order, 'refund', `${amount} refunded in all.`);
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'order-refunded',
    to: order.customerEmail,
    orderId: order.id,
    // After a failed refund the same amount may be refunded again, which is emailed again.
    onceKey: `refund:${order.id}:${refundedMinor}${failedRefunds.size > 0 ? `:${failedRefunds.size}` : ''}`,
    payload: {
      orderId: order.id,
      linkVersion: await extendProjectLink(ctx, order.id),
      name: order.customerName,
      lang: order.lang,
      amount: saleText(refundedMinor, sale.currency, order.lang),
      isFull: refundedMinor >= sale.amountMinor,
    },
  });
}

/**
 * The buyer was notified of a refund that never arrives: notify buyer and shop,
 * who must find another way.
 */
export async function announceFailedRefunds(ctx: Context, order: OrderRow, before: Paid | null, after: Paid) {
  for (const [refundId, { amountMinor }] of after.failedRefunds) {
    if (before?.failedRefunds.has(refundId)) continue;
    const key = sha256(`refund|${refundId}`).slice(0, 40);
    const { currency } = after.sale;
    const payloadIn = (lang?: string) => ({
      orderId: order.id,
      name: order.customerName,
      amount: saleText(amountMinor, currency, lang),
      refunded: saleText(after.refundedMinor, currency, lang),
    });
    const reason = `A refund of ${payloadIn().amount} failed at the buyer’s bank: the money is back.`;
    await recordPayment(ctx, order, 'refund', reason);
    await ctx.deps.mailer.enqueue(ctx.em, {
      kind: 'refund-failed-notice',
      to: site.inbox,
      replyTo: order.customerEmail,
      orderId: order.id,
      onceKey: `refund-failed-notice:${key}`,
      payload: payloadIn(),
    });
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
  won: 'The dispute was decided in our favour.',
  lost: 'The dispute was lost: the money stays with the buyer.',
} as const;

export async function announceDisputes(ctx: Context, order: OrderRow, before: Paid | null, after: Paid) {
  for (const [disputeId, state] of after.disputes) {
    if (before?.disputes.get(disputeId) === state) continue;
    await recordPayment(ctx, order, 'dispute', DISPUTE_TEXT[state]);
    await ctx.deps.mailer.enqueue(ctx.em, {
      kind: 'dispute-notice',
      to: site.inbox,
      orderId: order.id,
      onceKey: `dispute:${sha256(`dispute|${disputeId}`).slice(0, 40)}:${state}`,
      payload: {
        orderId: order.id,
        name: order.customerName,
        amount: saleText(after.sale.amountMinor, after.sale.currency),
        state,
      },
    });
  }
}
