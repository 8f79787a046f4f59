/** How many visits, orders and how much money each page brought in a month. */
import { z } from 'zod';
import { CURRENCIES } from '../offer.ts';
import { DAY_MS } from '../shared/dates.ts';
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

/** `2026-11`, in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

export function recentMonths(now: Date): string[] {
  const first = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  return Array.from({ length: LEAGUE_MONTHS }, (_, back) => monthOf(first(back)));
}

/** The first moment of the month and of the next one. */
export function monthBounds(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, to: new Date(`${monthOf(new Date(from.getTime() + 32 * DAY_MS))}-01T00:00:00Z`) };
}

export const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    monthBounds(month).from,
  );
