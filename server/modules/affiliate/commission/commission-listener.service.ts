/** Commissions follow their order. */
import { type Context, needsOwnersConsent } from '#server/context.ts';
import type { OrderListener } from '#server/modules/sale/order/order-listener.port.ts';
import { adjustForRefund, earnOrRestore, followAmount } from './commission.service.ts';

export const commissionListener: OrderListener<Context> = {
  onOrderPaid: (ctx, order, { isManual }) => earnOrRestore(ctx, order, isManual && needsOwnersConsent(ctx)),
  onAmountCorrected: followAmount,
  onOrderRefunded: (ctx, order, { reason }) => adjustForRefund(ctx, order, reason),
  onOrderCancelled: (ctx, order, { reason }) => adjustForRefund(ctx, order, reason),
};
