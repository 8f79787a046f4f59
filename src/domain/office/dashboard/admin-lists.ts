/**
 * Filtered lists of the admin area: tabs, action items, and what the dashboard's figures count. A
 * number and the list that it leads to use the same filter.
 */
import type { z } from 'zod';
import type { affiliateListInput } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import type { claimsInput } from '#src/domain/affiliate/claim/claim.schema.ts';
import type { commissionListInput } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { NOT_CANCELLED } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { type Currency, promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import type { projectListInput } from '#src/domain/project/project/project.schema.ts';
import type { reviewListInput } from '#src/domain/project/review/review.schema.ts';
import type { certificateListInput } from '#src/domain/project/tree/certificate.schema.ts';
import type { confirmationListInput } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { FORM_WAIT_DAYS } from '#src/domain/sale/order/order.rules.ts';
import type { orderListInput } from '#src/domain/sale/order/order.schema.ts';
import type { paymentEventsInput } from '#src/domain/sale/payment/payment.schema.ts';
import type { HourlyTotal } from '#src/domain/shared/limits.ts';
import { counted, countText } from '#src/domain/shared/number-text.ts';
import type { contactListInput } from '#src/domain/site/contact/contact.schema.ts';
import type { emailListInput } from '../email/email.schema.ts';

/** The schema of each list: a filter that it lacks does not compile. */
type Lists = {
  [paths.adminOrders]: typeof orderListInput;
  [paths.adminConfirmations]: typeof confirmationListInput;
  [paths.adminProjects]: typeof projectListInput;
  [paths.adminTrees]: typeof certificateListInput;
  [paths.adminReviews]: typeof reviewListInput;
  [paths.adminContacts]: typeof contactListInput;
  [paths.adminAffiliates]: typeof affiliateListInput;
  [paths.adminCommissions]: typeof commissionListInput;
  [paths.adminClaims]: typeof claimsInput;
  [paths.adminEmails]: typeof emailListInput;
  [paths.adminReconciliation]: typeof paymentEventsInput;
};
export type ListPath = keyof Lists;
type ListFilter<List extends ListPath = ListPath> = z.input<Lists[List]>;
export type ListPart = { [List in ListPath]: { list: List; filter: ListFilter<List> } }[ListPath];

export const filterQuery = (filter: ListFilter): string =>
  new URLSearchParams(filter as Record<string, string>).toString();

export function listHref({ list, filter }: ListPart): string {
  const query = filterQuery(filter);
  return query ? `${list}?${query}` : list;
}

type Tab<List extends ListPath = ListPath> = {
  label: string;
  filter: ListFilter<List>;
  /** Its rows wait for staff: the navigation shows how many, and opens the tab. */
  isWaiting?: true;
};
/** Shown above the list, with the number of their rows. */
const LIST_TABS = {
  [paths.adminOrders]: [
    { label: 'To send', filter: { form: 'due' }, isWaiting: true },
    { label: 'Waiting for form', filter: { form: 'awaited' } },
    { label: 'Cancelled', filter: { status: 'cancelled' } },
  ],
  [paths.adminConfirmations]: [
    { label: 'To start', filter: { status: 'pending' }, isWaiting: true },
    { label: 'In progress', filter: { status: 'in_progress' } },
    { label: 'Completed', filter: { status: 'completed' } },
    { label: 'Not verified', filter: { status: 'open', link: 'unverified' } },
  ],
  [paths.adminProjects]: [
    { label: 'Late', filter: { late: 'yes' } },
    { label: 'Unanswered', filter: { message: 'open' } },
    { label: 'Waiting for us', filter: { turn: 'shop' }, isWaiting: true },
    { label: 'Waiting for the customer', filter: { turn: 'customer' } },
    { label: 'Live', filter: { stage: 'live' } },
  ],
  [paths.adminReviews]: [
    { label: 'To decide', filter: { state: 'written' }, isWaiting: true },
    { label: 'Published', filter: { state: 'published' } },
    { label: 'Declined', filter: { state: 'declined' } },
  ],
  [paths.adminContacts]: [
    { label: 'To answer', filter: { status: 'new' }, isWaiting: true },
    { label: 'Answered', filter: { status: 'answered' } },
    { label: 'Spam', filter: { status: 'spam' } },
  ],
  [paths.adminAffiliates]: [
    { label: 'Active', filter: { status: 'active' } },
    { label: 'Not verified', filter: { verified: 'no' } },
    { label: 'Paused', filter: { status: 'paused' } },
    { label: 'Closed', filter: { status: 'closed' } },
  ],
  [paths.adminCommissions]: [
    { label: 'Under review', filter: { stage: 'review' }, isWaiting: true },
    { label: 'In the refund window', filter: { stage: 'hold' } },
    { label: 'Payable', filter: { stage: 'payable' } },
    { label: 'Paid', filter: { stage: 'paid' } },
    { label: 'Cancelled', filter: { stage: 'cancelled' } },
  ],
  [paths.adminEmails]: [
    { label: 'Waiting', filter: { status: 'queued' } },
    { label: 'Sent', filter: { status: 'sent' } },
    { label: 'Not delivered', filter: { status: 'failed' }, isWaiting: true },
  ],
  [paths.adminClaims]: [
    { label: 'To answer', filter: { status: 'open' }, isWaiting: true },
    { label: 'Answered', filter: { status: 'answered' } },
  ],
  [paths.adminTrees]: [
    { label: 'Reserved', filter: { status: 'reserved' }, isWaiting: true },
    { label: 'Planted', filter: { status: 'planted' } },
    { label: 'Withdrawn', filter: { status: 'withdrawn' } },
  ],
  [paths.adminReconciliation]: [{ label: 'Failed', filter: { status: 'failed' }, isWaiting: true }],
} as const satisfies { [List in ListPath]?: readonly Tab<List>[] };
export type TabbedList = keyof typeof LIST_TABS;
export const TABBED_LISTS = Object.keys(LIST_TABS) as TabbedList[];
export const tabsOf = (list: TabbedList): readonly Tab[] => [
  { label: 'All', filter: {} },
  ...LIST_TABS[list],
];

export const WAITING_TABS: readonly (ListPart & { label: string })[] = TABBED_LISTS.flatMap((list) =>
  tabsOf(list)
    .filter(({ isWaiting }) => isWaiting)
    .map(({ label, filter }) => ({ label, ...({ list, filter } as ListPart) })),
);

export type Action = {
  label: string;
  /** The screen of the oldest one; without it the dashboard has a dialog. */
  href?: (id: string) => string;
  /** Only owners may do it. */
  isOwners?: boolean;
};

/** What waits for staff, the most urgent first. */
export const ACTION_ITEMS = {
  'project-late': {
    text: (n) => counted(n, 'late project'),
    list: paths.adminProjects,
    filter: { late: 'yes' },
    action: { label: 'Open project', href: paths.adminOrder },
  },
  'contact-unanswered': {
    text: (n) =>
      `${countText(n)} ${n === 1 ? 'enquiry' : 'enquiries'} without an answer for more than ${promises.replyHours} hours`,
    list: paths.adminContacts,
    filter: { status: 'new', late: 'yes' },
    action: { label: 'Reply', href: paths.adminContact },
  },
  'form-unsent': {
    text: (n) => `${counted(n, 'paid order')}: form link not sent`,
    list: paths.adminOrders,
    filter: { form: 'due' },
    action: { label: 'Send form links…' },
  },
  'email-failed': {
    text: (n) => `${counted(n, 'email')} could not be delivered`,
    list: paths.adminEmails,
    filter: { status: 'failed' },
    action: { label: 'Send again…' },
  },
  'webhook-failed': {
    text: (n) => `${counted(n, 'payment event')} could not be handled`,
    list: paths.adminReconciliation,
    filter: { status: 'failed' },
    action: { label: 'See why', href: () => `${paths.adminReconciliation}?status=failed` },
  },
  'order-review': {
    text: (n) => `${counted(n, 'payment')} outside the price list`,
    list: paths.adminOrders,
    filter: { review: 'yes', status: 'pending' },
    action: { label: 'Check payment', href: paths.adminOrder },
  },
  'commission-review': {
    text: (n) => `${counted(n, 'sale')} under review`,
    list: paths.adminCommissions,
    filter: { stage: 'review' },
    action: { label: 'Choose what to release…', isOwners: true },
  },
  'claim-open': {
    text: (n) => counted(n, 'affiliate question'),
    list: paths.adminClaims,
    filter: { status: 'open' },
    action: { label: 'Answer…' },
  },
  'form-missing': {
    text: (n) => `${counted(n, 'paid order')} without a form for ${FORM_WAIT_DAYS} days`,
    list: paths.adminOrders,
    filter: { form: 'overdue' },
    action: { label: 'Open order', href: paths.adminOrder },
  },
  'project-message': {
    text: (n) => `${counted(n, 'project')} with an unanswered message`,
    list: paths.adminProjects,
    filter: { message: 'open' },
    action: { label: 'Reply', href: paths.adminOrder },
  },
  'confirmation-unattached': {
    text: (n) => `${counted(n, 'order form')} without a verified order`,
    list: paths.adminConfirmations,
    filter: { status: 'open', link: 'unverified' },
    action: { label: 'Attach', href: paths.adminConfirmation },
  },
  'review-undecided': {
    text: (n) => `${counted(n, 'review')} to decide`,
    list: paths.adminReviews,
    filter: { state: 'written' },
    action: { label: 'Read and decide' },
  },
} as const satisfies Record<string, ListPart & { text(count: number): string; action: Action }>;
export type ActionItemKind = keyof typeof ACTION_ITEMS;
export const ITEM_KINDS = Object.keys(ACTION_ITEMS) as ActionItemKind[];

/** A promise to a customer is broken. */
export const isLate = (kind: string): boolean =>
  ['project-late', 'contact-unanswered', 'form-unsent'].includes(kind);

export const alertKind = (total: HourlyTotal): `alert-${HourlyTotal}` => `alert-${total}`;
export const ALERTS: Record<HourlyTotal, { text: string; href: string }> = {
  signup: { text: 'Unusually many affiliates signed up within an hour', href: paths.adminAffiliates },
  contact: { text: 'Unusually many enquiries within an hour', href: paths.adminContacts },
  confirmation: {
    text: 'Unusually many order forms without a form link within an hour',
    href: paths.adminConfirmations,
  },
  'code-request': {
    text: 'Unusually many sign-in codes and project links requested within an hour',
    href: paths.adminAudit,
  },
  'code-failure': {
    text: 'Unusually many wrong sign-in codes within an hour',
    href: `${paths.adminAudit}?q=login-failed`,
  },
  'admin-login-failure': {
    text: 'Unusually many failed admin sign-ins within an hour',
    href: `${paths.adminAudit}?q=login-failed`,
  },
};

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
  confirmations: listHref({ list: paths.adminConfirmations, filter: {} }),
  salesOf: (affiliateId: number, days: Days) =>
    commissions({ affiliateId, kind: 'earned', stage: NOT_CANCELLED, ...days }),
  commissionOf: (affiliateId: number, currency: Currency, days: Days) =>
    commissions({ affiliateId, currency, stage: NOT_CANCELLED, ...days }),
} as const;
