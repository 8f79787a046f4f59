/**
 * Who follows an order being paid, refunded or cancelled, in this order and in its transaction.
 */
import type { Context } from './context.ts';
import { commissionListener } from './features/commission/commission-listener.service.ts';
import { saleListener } from './features/ledger/sale-listener.service.ts';
import type { OrderListener } from './features/order/order-listener.port.ts';
import { projectListener } from './features/project/project-listener.service.ts';

export const orderListeners: readonly OrderListener<Context>[] = [
  saleListener,
  commissionListener,
  projectListener,
];
