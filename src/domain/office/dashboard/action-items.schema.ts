import { z } from 'zod';
import { ALERT_KINDS, ITEM_KINDS } from './action-item-kinds.ts';

export const actionItemsView = z.array(
  z.object({
    kind: z.enum([...ITEM_KINDS, ...ALERT_KINDS, 'owner-email']),
    count: z.number(),
    text: z.string(),
    href: z.string(),
    /** Whom the oldest one concerns, and its time; null for alerts. */
    oldest: z.object({ who: z.string(), since: z.date() }).nullable(),
  }),
);

export type ActionItem = z.output<typeof actionItemsView>[number];
