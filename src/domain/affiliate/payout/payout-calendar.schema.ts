import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';

/** Waiting balances that are listed per run; the rest is counted. */
export const CALENDAR_WAITING_MAX = 20;

const sum = z.object({ currency: z.enum(CURRENCIES), amountMinor: z.number() });
const waiting = sum.extend({ because: z.string() });

export const ownPayoutCalendarView = z.array(
  z.object({ on: z.date(), sums: z.array(sum), waiting: z.array(waiting) }),
);
export type OwnPayoutCalendar = z.output<typeof ownPayoutCalendarView>;

export const payoutCalendarView = z.array(
  z.object({
    on: z.date(),
    sums: z.array(sum),
    /** One per affiliate and currency. */
    payouts: z.number(),
    waitingCount: z.number(),
    waiting: z.array(waiting.extend({ affiliateId: z.number(), affiliateName: z.string() })),
  }),
);
export type PayoutCalendar = z.output<typeof payoutCalendarView>;
