/** The league of landing pages: visits, orders and revenue of a month. */

import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { LeagueRow, leagueInput, leagueView } from '#src/domain/landing-page/landing-page.schema.ts';
import { safeLocalPath } from '#src/domain/landing-page/landing-path.rules.ts';
import { monthBounds, utcDay, utcMonth } from '#src/domain/shared/dates.ts';

type Input = z.output<typeof leagueInput>;

const visitsOf = (ctx: Context, { from, to }: ReturnType<typeof monthBounds>) =>
  kysely(ctx.em)
    .selectFrom('landing_visit')
    .select(({ fn }) => ['path', fn.sum<number>('visits').as('visits')])
    .where('day', '>=', utcDay(from))
    .where('day', '<', utcDay(to))
    .groupBy('path')
    .execute();

const salesOf = (ctx: Context, { from, to }: ReturnType<typeof monthBounds>) =>
  kysely(ctx.em)
    .selectFrom('customer_order')
    .select(({ eb, fn }) => [
      'landingPath as path',
      'currency',
      fn.countAll<number>().as('orders'),
      fn
        .sum<number>(eb(fn.coalesce('amountMinor', eb.lit(0)), '-', eb.ref('refundedMinor')))
        .as('amountMinor'),
    ])
    .where('status', '=', 'paid')
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .groupBy(['landingPath', 'currency'])
    .orderBy('currency')
    .execute();

const isUnknown = ({ path }: LeagueRow): number => Number(path === null);

/** Most orders first, then most visits; orders without a known page come last. */
export async function league(ctx: Context, input: Input): Promise<z.output<typeof leagueView>> {
  const month = input.month ?? utcMonth(ctx.deps.clock.now());
  const bounds = monthBounds(month);
  const found = new Map<string | null, LeagueRow>();
  const rowOf = (path: string | null): LeagueRow => {
    const row = found.get(path) ?? { path, visits: 0, orders: 0, revenue: [] };
    found.set(path, row);
    return row;
  };
  for (const { path, visits } of await visitsOf(ctx, bounds)) rowOf(path).visits += visits;
  for (const { path, currency, orders, amountMinor } of await salesOf(ctx, bounds)) {
    const row = rowOf(path === null ? null : safeLocalPath(path));
    row.orders += orders;
    row.revenue.push({ currency, amountMinor });
  }
  const rows = [...found.values()].sort(
    (a, b) =>
      isUnknown(a) - isUnknown(b) ||
      b.orders - a.orders ||
      b.visits - a.visits ||
      (a.path ?? '').localeCompare(b.path ?? ''),
  );
  return { month, rows };
}
