/** Commissions follow their order. */
import { type Context, needsOwnersConsent } from '#server/context.ts';
import type { ModuleListeners } from '#server/events.ts';
import { adjustForRefund, earnOrRestore, followAmount } from './commission.service.ts';

export const commissionListeners: ModuleListeners<Context> = {
  'order.paid': (ctx, { order, isManual }) => earnOrRestore(ctx, order, isManual && needsOwnersConsent(ctx)),
  'order.amount_corrected': (ctx, { order }) => followAmount(ctx, order),
  'order.refunded': (ctx, { order, reason }) => adjustForRefund(ctx, order, reason),
  'order.cancelled': (ctx, { order, reason }) => adjustForRefund(ctx, order, reason),
};
