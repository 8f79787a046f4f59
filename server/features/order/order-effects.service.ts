/**
 * Ledger and commission effects of an order becoming or ceasing to be paid. Call inside
 * the order's transaction.
 */
import type { Context } from '#server/context.ts';
import { commissionEffect } from '#src/domain/order/order.rules.ts';
import type { OrderStatus } from '#src/domain/order/order.schema.ts';
import { adjustForRefund, earnOrRestore } from '../commission/commission.service.ts';
import { syncSaleEntry } from '../ledger/ledger.service.ts';
import type { OrderRow } from './order.entity.ts';

const netOf = (order: OrderRow): number => Math.max(0, (order.amountMinor ?? 0) - order.refundedMinor);

export async function applyStatus(
  ctx: Context,
  order: OrderRow,
  from: OrderStatus | null,
  to: OrderStatus,
  change: { reason: string | null; isManual: boolean },
): Promise<void> {
  const effect = commissionEffect(from, to);
  if (effect === 'none') return;
  if (effect === 'earn-or-restore') {
    await syncSaleEntry(ctx, order, netOf(order));
    // L14: without a payment, a commission caused by staff waits for an owner.
    await earnOrRestore(ctx, order, change.isManual && ctx.admin?.role === 'staff');
  } else {
    await syncSaleEntry(ctx, order, 0);
    await adjustForRefund(ctx, order, order.amountMinor ?? 0, change.reason ?? `The order was set to ${to}.`);
  }
}

/** Call after a partial refund or its return: `order.refundedMinor` is the total refunded. */
export async function applyRefund(ctx: Context, order: OrderRow, reason: string): Promise<void> {
  if (order.status !== 'paid') return;
  await syncSaleEntry(ctx, order, netOf(order));
  await adjustForRefund(ctx, order, order.refundedMinor, reason);
}
