/** Listeners run in the transaction of an order's change. The order does not know them. */
import type { OrderRow } from './order.entity.ts';

/**
 * A listener that throws undoes the whole change.
 * @typeParam Ctx the context of a use case, which itself carries the listeners
 */
export type OrderListener<Ctx> = {
  /** @param change.isManual an admin set the status, so no payment proves it */
  onOrderPaid(ctx: Ctx, order: OrderRow, change: { isManual: boolean }): Promise<void>;
  /** The payment showed another amount: the order, which is not paid now, has it. */
  onAmountCorrected?(ctx: Ctx, order: OrderRow): Promise<void>;
  /** A part was refunded or came back: `order.refundedMinor` is the total. It stays paid. */
  onOrderRefunded(ctx: Ctx, order: OrderRow, change: { reason: string }): Promise<void>;
  /** The order was paid, and is cancelled or pending now. */
  onOrderCancelled(ctx: Ctx, order: OrderRow, change: { reason: string }): Promise<void>;
  /** The customer's form belongs to the order now, which may not be paid yet. */
  onFormSubmitted?(ctx: Ctx, order: OrderRow): Promise<void>;
};
