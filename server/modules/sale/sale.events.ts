import type { OrderRow } from './order/order.entity.ts';

/** About an order that the transaction has locked. */
export type SaleEvents = {
  /** `isManual`: an admin set the status, so no payment proves it. */
  'order.paid': { order: OrderRow; isManual: boolean };
  /** The payment showed another amount: the order, which is not paid now, has it. */
  'order.amount_corrected': { order: OrderRow };
  /** A part was refunded or came back: `order.refundedMinor` is the total. It stays paid. */
  'order.refunded': { order: OrderRow; reason: string };
  /** The order was paid, and is cancelled or pending now. */
  'order.cancelled': { order: OrderRow; reason: string };
  /** The customer's form belongs to the order now, which may not be paid yet. */
  'order.form_submitted': { order: OrderRow };
};
