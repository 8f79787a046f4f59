/** Sums of the league of landing pages, and which kinds of page it has. */
import type { LeagueRow } from './landing-page.schema.ts';

type Totals = Pick<LeagueRow, 'visits' | 'orders' | 'revenue'>;

export function leagueTotals(rows: readonly LeagueRow[]): Totals {
  const revenue = new Map<LeagueRow['revenue'][number]['currency'], number>();
  for (const { currency, amountMinor } of rows.flatMap((row) => row.revenue))
    revenue.set(currency, (revenue.get(currency) ?? 0) + amountMinor);
  return {
    visits: rows.reduce((sum, { visits }) => sum + visits, 0),
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    revenue: [...revenue].map(([currency, amountMinor]) => ({ currency, amountMinor })),
  };
}

/** `3.4`; null without visits. Orders of unknown pages do not count: their visits are unknown. */
export function ordersPer100(rows: readonly LeagueRow[]): string | null {
  const { visits, orders } = leagueTotals(rows.filter(({ path }) => path !== null));
  return visits > 0 ? ((100 * orders) / visits).toFixed(1) : null;
}
