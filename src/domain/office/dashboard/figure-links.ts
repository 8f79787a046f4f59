/** Links of the dashboard's figures: each opens the list of exactly the rows it counts. */
import { NOT_CANCELLED } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import type { Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { type ListFilter, listHref } from './list-links.ts';

/** First and last day, in UTC. */
export type Days = { from: string; to: string };

const orders = (filter: ListFilter<typeof paths.adminOrders>) =>
  listHref({ list: paths.adminOrders, filter });
const commissions = (filter: ListFilter<typeof paths.adminCommissions>) =>
  listHref({ list: paths.adminCommissions, filter });

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
  salesOf: (affiliateId: number, days: Days) =>
    commissions({ affiliateId, kind: 'earned', stage: NOT_CANCELLED, ...days }),
  commissionOf: (affiliateId: number, currency: Currency, days: Days) =>
    commissions({ affiliateId, currency, stage: NOT_CANCELLED, ...days }),
} as const;
