/** Posts the revenue of orders to the ledger. */
import type { Context } from '#server/context.ts';
import type { ModuleListeners } from '#server/events.ts';
import { netMinor } from '#src/domain/sale/order/order.rules.ts';
import { syncSaleEntry } from './ledger.service.ts';

export const ledgerListeners: ModuleListeners<Context> = {
  'order.paid': (ctx, { order }) => syncSaleEntry(ctx, order, netMinor(order)),
  'order.refunded': (ctx, { order }) => syncSaleEntry(ctx, order, netMinor(order)),
  'order.cancelled': (ctx, { order }) => syncSaleEntry(ctx, order, 0),
};
