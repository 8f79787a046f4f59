/**
 * Who follows an order being paid, refunded or cancelled, in this order and in its transaction.
 */
import type { Context } from './context.ts';
import { commissionListener } from './modules/affiliate/commission/commission-listener.service.ts';
import { projectListener } from './modules/project/project/project-listener.service.ts';
import { saleListener } from './modules/sale/ledger/sale-listener.service.ts';
import type { OrderListener } from './modules/sale/order/order-listener.port.ts';

export const orderListeners: readonly OrderListener<Context>[] = [
  saleListener,
  commissionListener,
  projectListener,
];
