import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { ORDER_STATUSES } from '#src/domain/sale/order/order.rules.ts';
import { HOURLY_TOTAL_NAMES } from '#src/domain/shared/limits.ts';
import { line } from '#src/domain/shared/text.schema.ts';
import { alertKind, ITEM_KINDS, TABBED_LISTS } from './admin-lists.ts';

export const totalsView = z.object({
  orders: z.number(),
  contacts: z.number(),
  confirmations: z.number(),
  /** Sum over all orders of any status; amounts that are not numbers count as 0. */
  revenueMinor: z.number(),
  /** Sum over paid orders, per currency. */
  paid: z.array(z.object({ currency: z.enum(CURRENCIES), amountMinor: z.number() })),
  byStatus: z.record(z.enum(ORDER_STATUSES), z.number()),
});
export type TotalsView = z.output<typeof totalsView>;

const dayView = z.object({
  /** `2026-11-20`, UTC. */
  day: z.string(),
  orders: z.number(),
  paid: z.number(),
  /** Paid less refunded, in minor units. */
  revenue: z.record(z.string(), z.number()),
});
export type DayView = z.output<typeof dayView>;
export const dailyView = z.object({
  days: z.array(dayView),
  /** As many days, directly before. */
  previous: z.array(dayView),
  currencies: z.array(z.enum(CURRENCIES)),
});
export type DailyView = z.output<typeof dailyView>;

/** `savedAt`: time of the newest snapshot of an embedded database. */
export const storageView = z.object({ isEmbedded: z.boolean(), savedAt: z.date().nullable() });

/** Global search: an order number, or part of a name or address. */
const FIND_SHORT = 'Type at least two characters.';
export const findInput = z.object({ q: line(80, FIND_SHORT).min(2, FIND_SHORT) });
export const FOUND_KINDS = ['order', 'affiliate', 'confirmation', 'contact'] as const;
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

export const actionItemsView = z.array(
  z.object({
    kind: z.enum([...ITEM_KINDS, ...HOURLY_TOTAL_NAMES.map(alertKind), 'owner-email']),
    count: z.number(),
    text: z.string(),
    href: z.string(),
    /** The oldest one, whom it concerns and its time; null for alerts. */
    oldest: z.object({ id: z.string(), who: z.string(), since: z.date() }).nullable(),
    /** What ends it: a link, or without one a dialog of the dashboard. Null where there is none. */
    action: z.object({ label: z.string(), href: z.string().nullable() }).nullable(),
  }),
);

export type ActionItem = z.output<typeof actionItemsView>[number];

const counted = {
  count: z.number(),
  /** More rows than are counted. */
  isMinimum: z.boolean(),
};
export const waitingView = z.array(
  z.object({ list: z.enum(TABBED_LISTS), label: z.string(), href: z.string(), ...counted }),
);
export type WaitingView = z.output<typeof waitingView>;

export const tabsInput = z.object({ list: z.enum(TABBED_LISTS) });
export const tabsView = z.array(
  z.object({
    label: z.string(),
    /** The filter as a query string; empty for all rows. */
    query: z.string(),
    ...counted,
  }),
);
