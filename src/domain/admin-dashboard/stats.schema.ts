/** Dashboard statistics and the items that wait for staff. */
import { z } from 'zod';
import { CURRENCIES } from '../offer.ts';
import { ORDER_STATUSES } from '../order/order.schema.ts';
import { paths } from '../paths.ts';
import { HOURLY_TOTAL_NAMES, type HourlyTotal } from '../shared/hourly-total.rules.ts';
import { line } from '../shared/text.schema.ts';
import { listHref } from './list-links.ts';

export const totalsView = z.object({
  orders: z.number(),
  contacts: z.number(),
  confirmations: z.number(),
  /** Sum over all orders of any status; amounts that are not numbers count as 0. */
  revenueMinor: z.number(),
  /** The same sum per currency. */
  revenue: z.array(z.object({ currency: z.enum(CURRENCIES), amountMinor: z.number() })),
});

export const statsInput = z.object({
  days: z.union([z.literal(30), z.literal(90), z.literal(365)]).default(30),
});

export const dailyView = z.object({
  days: z.array(
    z.object({
      /** `2026-11-20`, UTC. */
      day: z.string(),
      orders: z.number(),
      paid: z.number(),
      /** Paid less refunded, in minor units. */
      revenue: z.record(z.string(), z.number()),
    }),
  ),
  currencies: z.array(z.enum(CURRENCIES)),
});
export type DailyView = z.output<typeof dailyView>;

export const landingView = z.array(z.object({ path: z.string(), visits: z.number(), orders: z.number() }));
export const topAffiliatesView = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    clicks: z.number(),
    orders: z.number(),
    commission: z.array(z.object({ currency: z.enum(CURRENCIES), amountMinor: z.number() })),
  }),
);
/** Hours; null without measurements. */
export const speedView = z.object({
  formToStart: z.number().nullable(),
  formsMeasured: z.number(),
  paidToForm: z.number().nullable(),
  ordersMeasured: z.number(),
});

/** `savedAt`: time of the newest snapshot of an embedded database. */
export const storageView = z.object({ isEmbedded: z.boolean(), savedAt: z.date().nullable() });

export const NEED_KINDS = [
  'mail-failed',
  'webhook-failed',
  'order-review',
  'commission-review',
  'claim-open',
  'form-unsent',
  'form-missing',
  'confirmation-waiting',
  'confirmation-unattached',
  'contact-unanswered',
  'owner-email',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];
type AlertKind = `alert-${HourlyTotal}`;
const alertKind = (total: HourlyTotal): AlertKind => `alert-${total}`;
const ALERT_KINDS = HOURLY_TOTAL_NAMES.map(alertKind);
export const actionItemsView = z.array(
  z.object({
    kind: z.enum([...NEED_KINDS, ...ALERT_KINDS]),
    count: z.number(),
    text: z.string(),
    href: z.string(),
  }),
);

const s = (count: number) => (count === 1 ? '' : 's');
/** Days after which a paid order without its form becomes an action item. */
export const FORM_WAIT_DAYS = 3;
/** Promised hours: three designs after the form, a reply after an enquiry. */
export const PROMISED_HOURS = 24;

const ACTION_ITEMS: Record<NeedKind, { text(count: number): string; href: string }> = {
  'mail-failed': {
    text: (n) => `${n} email${s(n)} could not be delivered`,
    href: listHref(paths.adminEmails, { status: 'failed' }),
  },
  'webhook-failed': {
    text: (n) => `${n} payment event${s(n)} could not be handled`,
    href: paths.adminReconciliation,
  },
  'order-review': {
    text: (n) => `${n} payment${s(n)} outside the price list`,
    href: listHref(paths.adminOrders, { review: 'yes', status: 'pending' }),
  },
  'commission-review': {
    text: (n) => `${n} sale${s(n)} under review`,
    href: listHref(paths.adminCommissions, { stage: 'review' }),
  },
  'claim-open': {
    text: (n) => `${n} question${s(n)} of affiliates about a sale`,
    href: listHref(paths.adminClaims, { status: 'open' }),
  },
  'form-unsent': {
    text: (n) => `${n} paid order${s(n)} whose form link has not been sent`,
    href: listHref(paths.adminOrders, { form: 'waiting' }),
  },
  'form-missing': {
    text: (n) => `${n} paid order${s(n)} without a form for ${FORM_WAIT_DAYS} days`,
    href: listHref(paths.adminOrders, { status: 'paid', form: 'sent' }),
  },
  'confirmation-waiting': {
    text: (n) => `${n} form${s(n)} waiting for designs for more than ${PROMISED_HOURS} hours`,
    href: listHref(paths.adminConfirmations, { status: 'pending', link: 'verified' }),
  },
  'confirmation-unattached': {
    text: (n) => `${n} form${s(n)} without a verified order`,
    href: paths.adminConfirmations,
  },
  'contact-unanswered': {
    text: (n) =>
      `${n} enquir${n === 1 ? 'y' : 'ies'} without an answer for more than ${PROMISED_HOURS} hours`,
    href: listHref(paths.adminContacts, { status: 'new' }),
  },
  'owner-email': {
    text: () => 'The only owner has no email address: a lost password could not be replaced here',
    href: `${paths.adminAccounts}?tab=login`,
  },
};

export const describeNeed = (kind: NeedKind, count: number) => ({
  kind,
  count,
  text: ACTION_ITEMS[kind].text(count),
  href: ACTION_ITEMS[kind].href,
});

const ALERTS: Record<HourlyTotal, { text: string; href: string }> = {
  signup: { text: 'Unusually many affiliates signed up within an hour', href: '/admin/affiliates' },
  contact: { text: 'Unusually many enquiries within an hour', href: '/admin/contacts' },
  confirmation: {
    text: 'Unusually many order forms without a form link within an hour',
    href: '/admin/order-confirmations',
  },
  'code-request': { text: 'Unusually many login codes requested within an hour', href: '/admin/audit' },
  'code-failure': {
    text: 'Unusually many wrong login codes within an hour',
    href: '/admin/audit?q=login-failed',
  },
  'admin-login-failure': {
    text: 'Unusually many failed admin logins within an hour',
    href: '/admin/audit?q=login-failed',
  },
};
export const describeAlert = (total: HourlyTotal) => ({ kind: alertKind(total), count: 1, ...ALERTS[total] });

/** Global search: an order number, or part of a name or address. */
const FIND_SHORT = 'Please type at least two characters.';
export const findInput = z.object({ q: line(80, FIND_SHORT).min(2, FIND_SHORT) });
export const FOUND_KINDS = ['order', 'affiliate', 'contact', 'confirmation'] as const;
export const foundView = z.array(
  z.object({
    kind: z.enum(FOUND_KINDS),
    id: z.number(),
    label: z.string(),
    detail: z.string(),
    href: z.string(),
    /** For an order: what decides which actions the palette offers. */
    order: z.object({ status: z.enum(ORDER_STATUSES), formSent: z.boolean() }).optional(),
  }),
);
