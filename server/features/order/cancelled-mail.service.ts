/**
 * ux.md 5, mail 6: a person on the desk cancels an order, and its customer is told: some minutes later, so that a slip that is taken
 * back at once leaves no wrong mail behind. Until then the reason stands in the order's history only, where an erasure reaches it.
 */
import { type Context, inTransaction } from '#server/context.ts';
import { queryRows } from '#server/platform/database.ts';
import { LockMode } from '#server/platform/lock-mode.ts';
import { MAIL_QUEUE } from '#server/platform/mail/mailer.ts';
import { isErasedAddress } from '#src/domain/admin/person.schema.ts';
import { CANCELLED_MAIL_MINUTES, isCancellationTold } from '#src/domain/order/order.rules.ts';
import type { OrderStatus } from '#src/domain/order/order.schema.ts';
import { OrderEntity, type OrderRow } from './order.entity.ts';

export const CANCELLED_MAIL_QUEUE = 'order-cancelled';
const WAIT_MS = CANCELLED_MAIL_MINUTES * 60_000;

type StatusChange = { id: number; to: OrderStatus; reason: string | null };

async function lastChange(ctx: Context, orderId: number, until: Date | null): Promise<StatusChange | null> {
  const [row] = await queryRows<StatusChange>(
    ctx.em,
    `select id, to_status as "to", reason from order_event
     where order_id = ? and to_status is not null and (?::timestamptz is null or created_at <= ?::timestamptz) order by id desc limit 1`,
    [orderId, until, until],
  );
  return row ? { ...row, id: Number(row.id) } : null;
}

/** In the transaction in which a person has set the order's status. */
export async function announceCancellation(ctx: Context, order: OrderRow): Promise<void> {
  if (!isCancellationTold(order, order.status)) return;
  const now = ctx.deps.clock.now();
  // Cancelled, paid for a moment by a slip, and cancelled again: nothing has changed for the customer.
  const earlier = await lastChange(ctx, order.id, new Date(now.getTime() - WAIT_MS));
  if (earlier?.to === 'cancelled') return;
  const change = await lastChange(ctx, order.id, null);
  const startAfter = new Date(now.getTime() + WAIT_MS);
  await ctx.deps.jobs.enqueue(ctx.em, CANCELLED_MAIL_QUEUE, { orderId: order.id, changeId: change?.id }, { startAfter });
}

/** The mail is written when that very change still stands; undone, or followed by another, it lapses. */
export async function mailCancellation(ctx: Context, data: Record<string, unknown>): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const id = Number(data.orderId);
    const order = await inner.em.findOne(OrderEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (order?.status !== 'cancelled' || isErasedAddress(order.customerEmail)) return;
    const change = await lastChange(inner, id, null);
    if (!change || change.id !== data.changeId) return;
    await inner.deps.mailer.enqueue(inner.em, {
      kind: 'order-cancelled',
      to: order.customerEmail,
      orderId: id,
      onceKey: `order-cancelled:${id}:${change.id}`,
      payload: { orderId: id, name: order.customerName, packageType: order.packageType, reason: change.reason },
    });
  });
  ctx.deps.jobs.wake(MAIL_QUEUE);
}
