import { actorName, type Context } from '#server/context.ts';
import { type OrderStatus, UNDONE } from '#src/domain/sale/order/order.rules.ts';
import { OrderEventEntity } from './order.entity.ts';

type EventRecord = {
  kind: (typeof OrderEventEntity)['~entity']['kind'];
  fromStatus?: OrderStatus | null;
  toStatus?: OrderStatus | null;
  reason?: string | null;
  actor?: string;
};
export async function recordOrderEvent(ctx: Context, orderId: number, event: EventRecord): Promise<void> {
  await ctx.em.insert(OrderEventEntity, {
    orderId,
    kind: event.kind,
    fromStatus: event.fromStatus ?? null,
    toStatus: event.toStatus ?? null,
    actor: event.actor ?? actorName(ctx),
    reason: event.reason ?? null,
    createdAt: ctx.deps.clock.now(),
  });
}

export const findStatusChange = (ctx: Context, orderId: number, until?: Date) =>
  ctx.em.findOne(
    OrderEventEntity,
    { orderId, toStatus: { $ne: null }, ...(until ? { createdAt: { $lte: until } } : {}) },
    { orderBy: { id: 'desc' } },
  );

/** The latest cancellation itself, not one that an undo restored. */
export const findCancellation = (ctx: Context, orderId: number) =>
  ctx.em.findOne(
    OrderEventEntity,
    { orderId, toStatus: 'cancelled', $or: [{ reason: null }, { reason: { $ne: UNDONE } }] },
    { orderBy: { id: 'desc' } },
  );
