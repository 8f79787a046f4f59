/**
 * Tells the listeners of server/order-listeners.ts, one after the other, in the order's
 * transaction.
 */
import { reportChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { saleEvent } from '#src/domain/sale/order/order.rules.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.schema.ts';
import type { OrderRow } from './order.entity.ts';
import { toSingleOrderView } from './order-view.service.ts';

export async function publishStatus(
  ctx: Context,
  order: OrderRow,
  from: OrderStatus | null,
  to: OrderStatus,
  change: { reason: string | null; isManual: boolean },
): Promise<void> {
  const event = saleEvent(from, to);
  const reason = change.reason ?? `The order was set to ${to}.`;
  for (const listener of ctx.deps.orderListeners) {
    if (event === 'paid') await listener.onOrderPaid(ctx, order, { isManual: change.isManual });
    if (event === 'cancelled') await listener.onOrderCancelled(ctx, order, { reason });
  }
  if (event === 'paid') await reportChange(ctx, 'order.paid', toSingleOrderView(order));
  if (to === 'cancelled') await reportChange(ctx, 'order.cancelled', toSingleOrderView(order));
}

/** Call after the amount of the locked order was replaced by the one that was paid. */
export async function publishAmount(ctx: Context, order: OrderRow): Promise<void> {
  for (const listener of ctx.deps.orderListeners) await listener.onAmountCorrected?.(ctx, order);
}

/** Call after a partial refund or its return: `order.refundedMinor` is the total refunded. */
export async function publishRefund(ctx: Context, order: OrderRow, reason: string): Promise<void> {
  if (order.status !== 'paid') return;
  for (const listener of ctx.deps.orderListeners) await listener.onOrderRefunded(ctx, order, { reason });
}

/** Call after an order form was tied to the locked order. */
export async function publishForm(ctx: Context, order: OrderRow): Promise<void> {
  for (const listener of ctx.deps.orderListeners) await listener.onFormSubmitted?.(ctx, order);
}
