/** How many visits, orders and how much money each page brought in a month. */
import { z } from 'zod';
import { CURRENCIES } from '../offer.ts';
import { lastMonths, monthBounds, monthText } from '../shared/dates.ts';
import { listInput } from '../shared/list.schema.ts';

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const MONTH_UNKNOWN = 'Choose a month from the list.';
/** Months of the filter, the current one first. */
export const LEAGUE_MONTHS = 13;

export const leagueInput = listInput.extend({
  month: z.string({ error: MONTH_UNKNOWN }).regex(MONTH, MONTH_UNKNOWN).optional(),
});
export const leagueRowView = z.object({
  /** Null for orders whose first page is not known. */
  path: z.string().nullable(),
  visits: z.number(),
  orders: z.number(),
  /** Less what was refunded. */
  revenue: z.array(z.object({ currency: z.enum(CURRENCIES), amountMinor: z.number() })),
});
export type LeagueRow = z.output<typeof leagueRowView>;
export const leagueView = z.object({ month: z.string(), rows: z.array(leagueRowView) });
export type LeagueView = z.output<typeof leagueView>;

export const recentMonths = (now: Date): string[] => lastMonths(now, LEAGUE_MONTHS).reverse();

export const monthLabel = (month: string): string => monthText(monthBounds(month).from);
