import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';

/** The amount as entered; with a currency sign if it is a number. */
export const amountText = (order: Pick<OrderView, 'amount' | 'amountMinor' | 'currency'>): string =>
  order.amountMinor === null ? order.amount : formatMinor(order.amountMinor, order.currency);
