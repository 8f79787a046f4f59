/** What happens in the transaction of an order's change, without the order knowing who listens. */
import type { OrderRow } from './order.entity.ts';

/**
 * @typeParam Ctx the context of a use case; a parameter, because that context carries the listeners.
 * A listener that throws undoes the whole change.
 */
export type OrderListener<Ctx> = {
  /** @param change.isManual an admin set the status, so no payment proves it */
  onOrderPaid(ctx: Ctx, order: OrderRow, change: { isManual: boolean }): Promise<void>;
  /**
   * A part was refunded, or came back: `order.refundedMinor` is the total. The order stays paid.
   */
  onOrderRefunded(ctx: Ctx, order: OrderRow, change: { reason: string }): Promise<void>;
  /** The order was paid, and is cancelled or pending now. */
  onOrderCancelled(ctx: Ctx, order: OrderRow, change: { reason: string }): Promise<void>;
};
