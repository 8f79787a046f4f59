/** Figures of orders, contacts and order forms, with their rows. */
import type { Context } from '#server/context.ts';
import { CURRENCIES, type Currency } from '#src/domain/offer.ts';
import { daysText, nominalText } from '#src/domain/office/explain/figure-text.ts';
import { paths } from '#src/domain/paths.ts';
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/sale/order/order.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import {
  type Figure,
  type FigureQuery,
  figurePart,
  limitedTo,
  ONE_EACH,
} from '../explain/explain.service.ts';
import { confirmationRows, contactRows, isPaid, netMinor, ordersIn } from './figure-rows.service.ts';

/** Of all orders, or of those with one status. */
export function orders(ctx: Context, query: FigureQuery): Figure {
  const status = limitedTo(ORDER_STATUSES, query.of);
  const found = ordersIn(ctx, query);
  const rows = (status ? found.where('status', '=', status) : found)
    .select(['id', 'createdAt as at', 'customerName', 'status'])
    .select(ONE_EACH);
  return {
    title: status ? `Orders: ${status}` : 'Orders',
    meaning: `${status ? `Orders that are ${status} today` : 'Orders of every status'}, placed ${daysText(query)}.`,
    parts: [
      figurePart(ctx, { name: 'Orders', unit: 'count' }, rows, (row) => ({
        what: `Order #${row.id}, ${row.customerName}`,
        note: row.status,
        href: paths.adminOrder(row.id),
      })),
    ],
  };
}

const AMOUNTS = 'Refunds are not taken off, and an amount that is not a number counts as 0.';

/** Of all orders, of those in one currency, or with one status. */
export function revenue(ctx: Context, { of: given }: FigureQuery): Figure {
  const of = limitedTo<Currency | OrderStatus>([...CURRENCIES, ...ORDER_STATUSES], given);
  const currency = CURRENCIES.find((known) => known === of);
  const status = ORDER_STATUSES.find((known) => known === of);
  let found = ordersIn(ctx);
  if (currency) found = found.where('currency', '=', currency);
  if (status) found = found.where('status', '=', status);
  const rows = found.select((eb) => [
    'id',
    'createdAt as at',
    eb.fn.coalesce('amountMinor', eb.lit(0)).as('value'),
    'currency',
    'customerName',
    'status',
    'amountMinor',
    'amount',
  ]);
  const which = [status && ` that are ${status} today`, currency && ` in ${currency.toUpperCase()}`].join('');
  return {
    title: `Total revenue${of ? `: ${currency ? of.toUpperCase() : of}` : ''}`,
    meaning: `The amounts of all orders${which}. ${AMOUNTS}${
      currency ? '' : ' The numbers of all currencies are added up.'
    }`,
    parts: [
      figurePart(ctx, { name: 'Amounts', unit: 'money' }, rows, (row) => ({
        what: `Order #${row.id}, ${row.customerName}`,
        note: row.amountMinor === null ? `${row.status}, amount “${row.amount}”` : row.status,
        href: paths.adminOrder(row.id),
      })),
    ],
    ...(!currency && { total: ([part]) => nominalText(part?.sums ?? []) }),
  };
}

/** Of all currencies, or of one. */
export function netRevenue(ctx: Context, query: FigureQuery): Figure {
  const currency = limitedTo(CURRENCIES, query.of);
  const paid = ordersIn(ctx, query).where(isPaid);
  const rows = (currency ? paid.where('currency', '=', currency) : paid).select((eb) => [
    'id',
    'createdAt as at',
    eb.fn.coalesce(netMinor(eb), eb.lit(0)).as('value'),
    'currency',
    'customerName',
    'refundedMinor',
  ]);
  return {
    title: `Revenue${currency ? `: ${currency.toUpperCase()}` : ''}`,
    meaning: `The amounts of paid orders less their refunds, ${
      currency ? `in ${currency.toUpperCase()}` : 'per currency'
    }. The orders were placed ${daysText(query)}.`,
    parts: [
      figurePart(ctx, { name: 'Paid less refunded', unit: 'money' }, rows, (row) => ({
        what: `Order #${row.id}, ${row.customerName}`,
        note: row.refundedMinor > 0 ? `${formatMinor(row.refundedMinor, row.currency)} refunded` : null,
        href: paths.adminOrder(row.id),
      })),
    ],
  };
}

/** Of all enquiries, or of new ones. */
export function contacts(ctx: Context, { of }: FigureQuery): Figure {
  const state = limitedTo(['new'], of);
  const found = contactRows(ctx);
  const rows = (state ? found.where('state', '=', state) : found)
    .select(['id', 'createdAt as at', 'name', 'state'])
    .select(ONE_EACH);
  return {
    title: state ? 'Contacts to answer' : 'Contacts',
    meaning: state ? 'Enquiries whose state is new today.' : 'Enquiries of every state.',
    parts: [
      figurePart(ctx, { name: 'Enquiries', unit: 'count' }, rows, (row) => ({
        what: row.name,
        note: row.state.replace('_', ' '),
        href: paths.adminContact(row.id),
      })),
    ],
  };
}

/** Of all order forms, or of those whose work has not begun. */
export function confirmations(ctx: Context, { of }: FigureQuery): Figure {
  const status = limitedTo(['pending'], of);
  const found = confirmationRows(ctx);
  const rows = (status ? found.where('status', '=', status) : found)
    .select(['id', 'createdAt as at', 'businessName', 'status'])
    .select(ONE_EACH);
  return {
    title: status ? 'Order confirmations to start' : 'Order confirmations',
    meaning: status ? 'Order forms that are pending today.' : 'Order forms of every status.',
    parts: [
      figurePart(ctx, { name: 'Order forms', unit: 'count' }, rows, (row) => ({
        what: row.businessName,
        note: row.status.replace('_', ' '),
        href: paths.adminConfirmation(row.id),
      })),
    ],
  };
}
