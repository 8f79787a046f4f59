import { z } from 'zod';
import { ALERT_KINDS, ITEM_KINDS } from './action-item-kinds.ts';

export const actionItemsView = z.array(
  z.object({
    kind: z.enum([...ITEM_KINDS, ...ALERT_KINDS, 'owner-email']),
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
