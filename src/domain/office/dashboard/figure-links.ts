/** Links of the dashboard's figures: each opens the list of exactly the rows it counts. */
import type { Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { type ListFilter, listHref } from './list-links.ts';

/** First and last day, in UTC. */
export type Days = { from: string; to: string };

const orders = (filter: ListFilter<typeof paths.adminOrders>) =>
  listHref({ list: paths.adminOrders, filter });

export const figureLinks = {
  /** Count of orders, or sum of their amounts. */
  orders,
  /** What was paid, less refunds. */
  paidOrders: (currency: Currency, days: Days) => orders({ status: 'paid', currency, ...days }),
  landingOrders: (landing: string, days: Days) =>
    orders({ status: 'paid', referred: 'yes', landing, ...days }),
  contacts: listHref({ list: paths.adminContacts, filter: {} }),
  newContacts: listHref({ list: paths.adminContacts, filter: { status: 'new' } }),
  confirmations: listHref({ list: paths.adminConfirmations, filter: {} }),
  pendingConfirmations: listHref({ list: paths.adminConfirmations, filter: { status: 'pending' } }),
} as const;
