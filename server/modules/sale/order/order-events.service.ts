/** Publishes what happened to an order, in its transaction. */
import type { Context } from '#server/context.ts';
import { emit, reportChange } from '#server/emit.ts';
import { type OrderStatus, saleEvent } from '#src/domain/sale/order/order.rules.ts';
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
  if (event === 'paid') await emit(ctx, 'order.paid', { order, isManual: change.isManual });
  if (event === 'cancelled') await emit(ctx, 'order.cancelled', { order, reason });
  if (event === 'paid') await reportChange(ctx, 'order.paid', toSingleOrderView(order));
  if (to === 'cancelled') await reportChange(ctx, 'order.cancelled', toSingleOrderView(order));
}

/** Call after a partial refund or its return: `order.refundedMinor` is the total refunded. */
export async function publishRefund(ctx: Context, order: OrderRow, reason: string): Promise<void> {
  if (order.status === 'paid') await emit(ctx, 'order.refunded', { order, reason });
}
