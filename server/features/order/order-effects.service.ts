/** What becoming or ceasing to be paid means for the books and for the affiliate. Always inside the order's transaction. */
import type { Context } from '#server/context.ts';
import { commissionEffect } from '#src/domain/order/order.rules.ts';
import type { OrderStatus } from '#src/domain/order/order.schema.ts';
import { earnOrRestore, settleAgainstRefund } from '../commission/commission.service.ts';
import { settleSale } from '../payout/ledger.service.ts';
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
    await settleSale(ctx, order, netOf(order));
    // L14: without a payment behind it, a commission that staff cause waits for an owner.
    await earnOrRestore(ctx, order, change.isManual && ctx.admin?.role === 'staff');
  } else {
    await settleSale(ctx, order, 0);
    await settleAgainstRefund(ctx, order, order.amountMinor ?? 0, change.reason ?? `The order was set to ${to}.`);
  }
}

/** Part of a paid order was given back, or came back: `order.refundedMinor` says how much of it is gone in all. */
export async function applyRefund(ctx: Context, order: OrderRow, reason: string): Promise<void> {
  if (order.status !== 'paid') return;
  await settleSale(ctx, order, netOf(order));
  await settleAgainstRefund(ctx, order, order.refundedMinor, reason);
}
