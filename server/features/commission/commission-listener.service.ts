/** Commissions follow their order. */
import { type Context, needsOwnersConsent } from '#server/context.ts';
import type { OrderListener } from '../order/order-listener.port.ts';
import { adjustForRefund, earnOrRestore } from './commission.service.ts';

export const commissionListener: OrderListener<Context> = {
  // L14: without a payment, a commission caused by staff or a token waits for an owner.
  onOrderPaid: (ctx, order, { isManual }) => earnOrRestore(ctx, order, isManual && needsOwnersConsent(ctx)),
  onOrderRefunded: (ctx, order, { reason }) => adjustForRefund(ctx, order, reason),
  onOrderCancelled: (ctx, order, { reason }) => adjustForRefund(ctx, order, reason),
};
