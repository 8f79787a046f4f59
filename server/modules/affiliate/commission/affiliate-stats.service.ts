/**
 * Dashboard stats beyond the cards. The database computes all sums, so that the cost
 * does not grow with the page.
 */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import type {
  PerformanceView,
  performanceInput,
  StatsPeriod,
} from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { DAY_MS, DAY_SECONDS, utcDay } from '#src/domain/shared/dates.ts';
import { sumsByCurrency } from '#src/domain/shared/money.ts';
import { requireDashboardAccess } from '../account/affiliate-access.service.ts';
import {
  commissionsOf,
  isNotCancelled,
  isSale,
  sumWhere,
  visitsOf,
} from '../account/affiliate-rows.service.ts';

type Bucket = PerformanceView['buckets'][number];

/** For the full-screen code, which asks every few seconds: one count over an index. */
export async function visitCount(ctx: Context, affiliateId: number): Promise<{ visits: number }> {
  const id = requireDashboardAccess(ctx, affiliateId);
  return visitsOf(ctx, id)
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .executeTakeFirstOrThrow();
}

/** Whole days in UTC, including today. */
function emptyBuckets(
  now: Date,
  days: StatsPeriod,
): { start: Date; end: Date; bucketDays: number; buckets: Bucket[] } {
  const bucketDays = days === 365 ? 7 : 1;
  const count = Math.ceil(days / bucketDays);
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  const start = new Date(end.getTime() - count * bucketDays * DAY_MS);
  const buckets = Array.from({ length: count }, (_, index) => ({
    from: utcDay(new Date(start.getTime() + index * bucketDays * DAY_MS)),
    clicks: 0,
    orders: 0,
    earnedMinor: 0,
  }));
  return { start, end, bucketDays, buckets };
}

type AffiliatePeriod = { id: number; start: Date; end: Date; bucketDays: number };

/** `end` is the midnight after the last day. */
const daysOf = ({ start, end }: Pick<AffiliatePeriod, 'start' | 'end'>): { from: string; to: string } => ({
  from: utcDay(start),
  to: utcDay(new Date(end.getTime() - DAY_MS)),
});

/** Number of the bucket that `createdAt` is in. */
const bucketOf = ({ start, bucketDays }: AffiliatePeriod) =>
  sql<number>`floor(extract(epoch from (${sql.ref('createdAt')} - ${start}::timestamptz)) / ${bucketDays * DAY_SECONDS})::int`;

const clicksByBucket = (ctx: Context, range: AffiliatePeriod) =>
  visitsOf(ctx, range.id, daysOf(range))
    .select(({ fn }) => [bucketOf(range).as('bucket'), fn.countAll<number>().as('n')])
    .groupBy('bucket')
    .execute();

const salesByBucket = (ctx: Context, range: AffiliatePeriod) =>
  commissionsOf(ctx, range.id, daysOf(range))
    .select((eb) => [
      bucketOf(range).as('bucket'),
      'currency',
      eb.fn.countAll<number>().filterWhere(isSale(eb)).as('orders'),
      sumWhere(eb, isNotCancelled(eb)).as('earned'),
    ])
    .groupBy(['bucket', 'currency'])
    .orderBy('currency')
    .execute();

/** Sums of one period; its buckets are filled in on the way, if there are any. */
async function sumsOf(ctx: Context, range: AffiliatePeriod, buckets: Bucket[]) {
  const clickRows = await clicksByBucket(ctx, range);
  const saleRows = await salesByBucket(ctx, range);
  let clicks = 0;
  let orders = 0;
  for (const row of clickRows) {
    clicks += row.n;
    const bucket = buckets[row.bucket];
    if (bucket) bucket.clicks += row.n;
  }
  for (const row of saleRows) {
    orders += row.orders;
    const bucket = buckets[row.bucket];
    if (!bucket) continue;
    bucket.orders += row.orders;
    bucket.earnedMinor += row.earned;
  }
  return { clicks, orders, earned: sumsByCurrency(saleRows, ({ earned }) => earned) };
}

export async function performance(ctx: Context, input: z.output<typeof performanceInput>) {
  const id = requireDashboardAccess(ctx, input.affiliateId);
  const { start, end, bucketDays, buckets } = emptyBuckets(ctx.deps.clock.now(), input.days);
  const before = new Date(start.getTime() - (end.getTime() - start.getTime()));
  const sums = await sumsOf(ctx, { id, start, end, bucketDays }, buckets);
  return {
    ...sums,
    conversionPercent: sums.clicks > 0 ? Math.round((sums.orders * 1000) / sums.clicks) / 10 : null,
    previous: await sumsOf(ctx, { id, start: before, end: start, bucketDays }, []),
    days: daysOf({ start, end }),
    previousDays: daysOf({ start: before, end: start }),
    bucketDays,
    buckets,
  };
}
