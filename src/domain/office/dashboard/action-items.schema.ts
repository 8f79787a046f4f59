import { z } from 'zod';
import { HOURLY_TOTAL_NAMES } from '#src/domain/shared/limits.ts';
import { alertKind, ITEM_KINDS, TABBED_LISTS } from './list-parts.ts';

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
/** Of each list the tab whose rows wait for staff. */
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
