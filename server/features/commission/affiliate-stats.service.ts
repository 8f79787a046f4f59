/**
 * Dashboard stats beyond the cards. The database computes all sums, so that the cost
 * does not grow with the page.
 */
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { findRow } from '#server/platform/database/rows.ts';
import type {
  CurrencySum,
  ForecastView,
  PerformanceView,
  Period,
  performanceInput,
} from '#src/domain/affiliate/affiliate-account.schema.ts';
import type { CommissionStage } from '#src/domain/commission/commission-stage.rules.ts';
import { nextPayoutDate } from '#src/domain/commission/payout-date.rules.ts';
import type { Currency } from '#src/domain/offer.ts';
import { payoutMethod } from '#src/domain/payout/payout.rules.ts';
import { DAY_MS, longDate } from '#src/domain/shared/dates.ts';
import { AffiliateEntity } from '../affiliate/affiliate.entity.ts';
import { requireDashboardAccess, requirePayoutAccess } from '../affiliate/affiliate-access.service.ts';
import { isInStage } from './commission-stage.service.ts';

const bucketDaysOf = (days: Period): number => (days === 365 ? 7 : 1);

type Bucket = PerformanceView['buckets'][number];

/** Whole days in UTC, including today. */
function emptyBuckets(
  now: Date,
  days: Period,
): { start: Date; end: Date; bucketDays: number; buckets: Bucket[] } {
  const bucketDays = bucketDaysOf(days);
  const count = Math.ceil(days / bucketDays);
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  const start = new Date(end.getTime() - count * bucketDays * DAY_MS);
  const buckets = Array.from({ length: count }, (_, index) => ({
    from: new Date(start.getTime() + index * bucketDays * DAY_MS).toISOString().slice(0, 10),
    clicks: 0,
    orders: 0,
    earnedMinor: 0,
  }));
  return { start, end, bucketDays, buckets };
}

const BUCKET = 'floor(extract(epoch from (created_at - ?::timestamptz)) / ?)::int as bucket';

type Window = { affiliateId: number; start: Date; end: Date };

/** Sums of one period; its buckets are filled in on the way, if there are any. */
async function sumsOf(
  ctx: Context,
  { affiliateId, start, end }: Window,
  bucketDays: number,
  buckets: Bucket[],
) {
  const params = [start, bucketDays * 86_400, affiliateId, start, end];
  const clickRows = await queryRows<{ bucket: number; n: string | number }>(
    ctx.em,
    `select ${BUCKET}, count(*) as n from referral_click where affiliate_id = ? and created_at >= ? and created_at < ? and not is_test group by 1`,
    params,
  );
  const saleRows = await queryRows<{
    bucket: number;
    currency: Currency;
    orders: string | number;
    earned: string | number;
  }>(
    ctx.em,
    `select ${BUCKET}, currency, count(*) filter (where kind = 'earned') as orders,
       coalesce(sum(amount_minor) filter (where status <> 'cancelled'), 0) as earned
     from commission where affiliate_id = ? and created_at >= ? and created_at < ? group by 1, 2 order by 2`,
    params,
  );
  const earned = new Map<Currency, number>();
  let clicks = 0;
  let orders = 0;
  for (const row of clickRows) {
    clicks += Number(row.n);
    const bucket = buckets[row.bucket];
    if (bucket) bucket.clicks += Number(row.n);
  }
  for (const row of saleRows) {
    orders += Number(row.orders);
    earned.set(row.currency, (earned.get(row.currency) ?? 0) + Number(row.earned));
    const bucket = buckets[row.bucket];
    if (!bucket) continue;
    bucket.orders += Number(row.orders);
    bucket.earnedMinor += Number(row.earned);
  }
  return {
    clicks,
    orders,
    earned: [...earned].map(([currency, amountMinor]) => ({ currency, amountMinor })),
  };
}

export async function performance(
  ctx: Context,
  input: z.output<typeof performanceInput>,
): Promise<PerformanceView> {
  const affiliateId = requireDashboardAccess(ctx, input.affiliateId);
  const { start, end, bucketDays, buckets } = emptyBuckets(ctx.deps.clock.now(), input.days);
  const before = new Date(start.getTime() - (end.getTime() - start.getTime()));
  const sums = await sumsOf(ctx, { affiliateId, start, end }, bucketDays, buckets);
  return {
    ...sums,
    conversionPercent: sums.clicks > 0 ? Math.round((sums.orders * 1000) / sums.clicks) / 10 : null,
    previous: await sumsOf(ctx, { affiliateId, start: before, end: start }, bucketDays, []),
    bucketDays,
    buckets,
  };
}

type Held = { verified: boolean; hasPaypal: boolean; hasBank: boolean; holdUntil: Date | null };

/** Shown to the affiliate when nothing would be paid. */
function holdOf(account: Held, payoutOn: Date): ForecastView['held'] {
  if (!account.verified)
    return {
      reason: 'unverified',
      text: 'Before your first payout, confirm your email address: enter the six-digit code we send you.',
    };
  if (payoutMethod(account) === 'none')
    return {
      reason: 'no-details',
      text: 'Add your payout details, so that we know where to send your money.',
    };
  if (!account.holdUntil || account.holdUntil <= payoutOn) return null;
  return {
    reason: 'changed',
    text: `Your payout details were changed recently. Payouts wait until ${longDate(account.holdUntil)}.`,
  };
}

/** Sums of the commissions that are in this stage on the day of the payout. */
async function sumsInStage(
  ctx: Context,
  affiliateId: number,
  stage: CommissionStage,
  on: Date,
): Promise<CurrencySum[]> {
  const sums = await kysely(ctx.em)
    .selectFrom('commission')
    .select(({ fn }) => ['currency', fn.sum<number>('amountMinor').as('amountMinor')])
    .where('affiliateId', '=', affiliateId)
    .where(isInStage(stage, on))
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return sums.filter(({ amountMinor }) => amountMinor !== 0);
}

export async function forecast(ctx: Context, affiliateId: number): Promise<ForecastView> {
  const id = requirePayoutAccess(ctx, affiliateId);
  const nextPayoutOn = nextPayoutDate(ctx.deps.clock.now());
  const account = await findRow(ctx.em, AffiliateEntity, id);
  const sums = (stage: CommissionStage) => sumsInStage(ctx, id, stage, nextPayoutOn);
  return {
    nextPayoutOn,
    due: await sums('payable'),
    inRun: await sums('in payout'),
    later: await sums('hold'),
    underReview: await sums('review'),
    held:
      account &&
      holdOf(
        {
          verified: Boolean(account.emailVerifiedAt),
          hasPaypal: Boolean(account.paypalEmailSealed),
          hasBank: Boolean(account.bankDetailsSealed),
          holdUntil: account.payoutHoldUntil ?? null,
        },
        nextPayoutOn,
      ),
  };
}
