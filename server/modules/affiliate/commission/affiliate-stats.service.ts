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
import { sumBy, sumsByCurrency } from '#src/domain/shared/money.ts';
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

type Period = { id: number; start: Date; end: Date; bucketDays: number };

/** `end` is the midnight after the last day. */
const daysOf = (start: Date, end: Date) => ({
  from: utcDay(start),
  to: utcDay(new Date(end.getTime() - DAY_MS)),
});

/** Number of the bucket that `createdAt` is in. */
const bucketOf = ({ start, bucketDays }: Period) =>
  sql<number>`floor(extract(epoch from (${sql.ref('createdAt')} - ${start}::timestamptz)) / ${bucketDays * DAY_SECONDS})::int`;

/** Sums of one period; its buckets are filled in on the way, if there are any. */
async function sumsOf(ctx: Context, period: Period, buckets: Bucket[]) {
  const days = daysOf(period.start, period.end);
  const visits = await visitsOf(ctx, period.id, days)
    .select(({ fn }) => [bucketOf(period).as('bucket'), fn.countAll<number>().as('clicks')])
    .groupBy('bucket')
    .execute();
  const sales = await commissionsOf(ctx, period.id, days)
    .select((eb) => [
      bucketOf(period).as('bucket'),
      'currency',
      eb.fn.countAll<number>().filterWhere(isSale(eb)).as('orders'),
      sumWhere(eb, isNotCancelled(eb)).as('earned'),
    ])
    .groupBy(['bucket', 'currency'])
    .orderBy('currency')
    .execute();
  for (const [index, bucket] of buckets.entries()) {
    const sold = sales.filter((row) => row.bucket === index);
    bucket.clicks = visits.find((row) => row.bucket === index)?.clicks ?? 0;
    bucket.orders = sumBy(sold, ({ orders }) => orders);
    bucket.earnedMinor = sumBy(sold, ({ earned }) => earned);
  }
  return {
    clicks: sumBy(visits, ({ clicks }) => clicks),
    orders: sumBy(sales, ({ orders }) => orders),
    earned: sumsByCurrency(sales, ({ earned }) => earned),
  };
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
    days: daysOf(start, end),
    previousDays: daysOf(before, start),
    bucketDays,
    buckets,
  };
}
