/**
 * Dashboard stats beyond the cards. The database computes all sums, so that the cost
 * does not grow with the page.
 */
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import type {
  CurrencySum,
  ForecastView,
  PerformanceView,
  Period,
  performanceInput,
} from '#src/domain/affiliate/affiliate-account.schema.ts';
import { nextPayoutDate } from '#src/domain/commission/payout-date.rules.ts';
import type { Currency } from '#src/domain/offer.ts';
import { payoutMethod } from '#src/domain/payout/payout.rules.ts';
import { DAY_MS, longDate } from '#src/domain/shared/dates.ts';
import { requireDashboardAccess, requirePayoutAccess } from '../affiliate/affiliate-access.service.ts';

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

export async function performance(
  ctx: Context,
  input: z.output<typeof performanceInput>,
): Promise<PerformanceView> {
  const id = requireDashboardAccess(ctx, input.affiliateId);
  const { start, end, bucketDays, buckets } = emptyBuckets(ctx.deps.clock.now(), input.days);
  const params = [start, bucketDays * 86_400, id, start, end];
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
    conversionPercent: clicks > 0 ? Math.round((orders * 1000) / clicks) / 10 : null,
    earned: [...earned].map(([currency, amountMinor]) => ({ currency, amountMinor })),
    bucketDays,
    buckets,
  };
}

type Held = { verified: boolean; hasPaypal: boolean; hasBank: boolean; holdUntil: Date | string | null };

/** Reasons shown to the affiliate when nothing would be paid. */
function heldBecause(account: Held, payoutOn: Date): string | null {
  if (!account.verified)
    return 'Log in once with a mailed code: until then we cannot know that the address is yours, and pay nothing out.';
  if (payoutMethod(account) === 'none')
    return 'Add your payout details: without them there is nowhere to pay to.';
  const holdUntil = account.holdUntil ? new Date(account.holdUntil) : null;
  if (!holdUntil || holdUntil <= payoutOn) return null;
  return `Your payout details were changed recently. Payouts wait until ${longDate(holdUntil)}.`;
}

export async function forecast(ctx: Context, affiliateId: number): Promise<ForecastView> {
  const id = requirePayoutAccess(ctx, affiliateId);
  const nextPayoutOn = nextPayoutDate(ctx.deps.clock.now());
  const [account] = await queryRows<Held>(
    ctx.em,
    `select email_verified_at is not null as verified, paypal_email_sealed is not null as "hasPaypal",
       bank_details_sealed is not null as "hasBank", payout_hold_until as "holdUntil" from affiliate where id = ?`,
    [id],
  );
  const free = 'payout_line_id is null and review_reason is null';
  const rows = await queryRows<
    { currency: Currency } & Record<'in_run' | 'due' | 'later' | 'under_review', string | number | null>
  >(
    ctx.em,
    `select currency, sum(amount_minor) filter (where payout_line_id is not null) as in_run,
       sum(amount_minor) filter (where ${free} and available_at <= ?) as due,
       sum(amount_minor) filter (where ${free} and available_at > ?) as later,
       sum(amount_minor) filter (where payout_line_id is null and review_reason is not null) as under_review
     from commission where affiliate_id = ? and status = 'pending' group by currency order by currency`,
    [nextPayoutOn, nextPayoutOn, id],
  );
  const pick = (key: 'in_run' | 'due' | 'later' | 'under_review'): CurrencySum[] =>
    rows
      .map((row) => ({ currency: row.currency, amountMinor: Number(row[key] ?? 0) }))
      .filter(({ amountMinor }) => amountMinor !== 0);
  return {
    nextPayoutOn,
    due: pick('due'),
    inRun: pick('in_run'),
    later: pick('later'),
    underReview: pick('under_review'),
    heldBecause: account ? heldBecause(account, nextPayoutOn) : null,
  };
}
