/** Posts the revenue of orders to the ledger. */
import type { Context } from '#server/context.ts';
import { netMinor } from '#src/domain/sale/order/order.rules.ts';
import type { OrderListener } from '../order/order-listener.port.ts';
import { syncSaleEntry } from './ledger.service.ts';

export const saleListener: OrderListener<Context> = {
  onOrderPaid: (ctx, order) => syncSaleEntry(ctx, order, netMinor(order)),
  onOrderRefunded: (ctx, order) => syncSaleEntry(ctx, order, netMinor(order)),
  onOrderCancelled: (ctx, order) => syncSaleEntry(ctx, order, 0),
};
