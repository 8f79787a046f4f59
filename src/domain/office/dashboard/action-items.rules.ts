/** What waits for staff: each kind is a part of one list, so that its count and its list agree. */

import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { FORM_WAIT_DAYS } from '#src/domain/sale/order/order.rules.ts';
import type { HourlyTotal } from '#src/domain/shared/hourly-total.rules.ts';
import { counted, countText } from '#src/domain/shared/number-text.ts';
import { type ActionItemKind, alertKind, LATE_KINDS } from './action-item-kinds.ts';
import type { ActionItem } from './action-items.schema.ts';
import { type ListPart, listHref } from './list-links.ts';

type Action = {
  label: string;
  /** The screen of the oldest one; without it the dashboard has a dialog. */
  href?: (id: string) => string;
  /** Only owners may do it. */
  isOwners?: boolean;
};

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
    action: { label: 'Send form links' },
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
    action: { label: 'Release…', isOwners: true },
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
} as const satisfies Record<ActionItemKind, ListPart & { text(count: number): string; action: Action }>;

export const isLate = ({ kind }: ActionItem): boolean => LATE_KINDS.some((late) => late === kind);

type Found = { count: number; oldest: NonNullable<ActionItem['oldest']>; isOwner: boolean };

export function describeActionItem(kind: ActionItemKind, { count, oldest, isOwner }: Found): ActionItem {
  const action: Action = ACTION_ITEMS[kind].action;
  return {
    kind,
    count,
    text: ACTION_ITEMS[kind].text(count),
    href: listHref(ACTION_ITEMS[kind]),
    oldest,
    action:
      action.isOwners && !isOwner ? null : { label: action.label, href: action.href?.(oldest.id) ?? null },
  };
}

export const OWNER_EMAIL: ActionItem = {
  kind: 'owner-email',
  count: 1,
  text: 'The only owner has no email address: a lost password could not be replaced here',
  href: `${paths.adminAccounts}?tab=login`,
  oldest: null,
  action: { label: 'Add email', href: `${paths.adminAccounts}?tab=login` },
};

const ALERTS: Record<HourlyTotal, { text: string; href: string }> = {
  signup: { text: 'Unusually many affiliates signed up within an hour', href: paths.adminAffiliates },
  contact: { text: 'Unusually many enquiries within an hour', href: paths.adminContacts },
  confirmation: {
    text: 'Unusually many order forms without a form link within an hour',
    href: paths.adminConfirmations,
  },
  'code-request': { text: 'Unusually many sign-in codes requested within an hour', href: paths.adminAudit },
  'code-failure': {
    text: 'Unusually many wrong sign-in codes within an hour',
    href: `${paths.adminAudit}?q=login-failed`,
  },
  'admin-login-failure': {
    text: 'Unusually many failed admin sign-ins within an hour',
    href: `${paths.adminAudit}?q=login-failed`,
  },
};
export const describeAlert = (total: HourlyTotal): ActionItem => ({
  kind: alertKind(total),
  count: 1,
  oldest: null,
  action: null,
  ...ALERTS[total],
});
