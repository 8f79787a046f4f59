/** The database computes all sums, so that the cost does not grow with the page. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import { findRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { reviewReasonForAffiliate, statusText } from '#src/domain/affiliate/claim/claim.rules.ts';
import {
  type CommissionPart,
  type CommissionView,
  commissionView,
  dashboardView,
  type OwnCommissionFilter,
  type performanceInput,
} from '#src/domain/affiliate/commission/commission.schema.ts';
import { isInPayout } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { nextPayoutDate } from '#src/domain/affiliate/payout/payout.rules.ts';
import { addDays, DAY_SECONDS, utcDay } from '#src/domain/shared/dates.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { minorToText, sumBy, sumsByCurrency, textToMinor } from '#src/domain/shared/money.ts';
import { lastDays } from '#src/domain/shared/period.rules.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { requireDashboardAccess } from '../account/affiliate-access.service.ts';
import {
  commissionsOf,
  isInStage,
  isNotCancelled,
  isPaidOut,
  isPending,
  isSale,
  sumWhere,
  visitsOf,
} from '../account/affiliate-rows.service.ts';

type Row = Omit<CommissionView, 'commissionAmount' | 'isInPayout'> & {
  amountMinor: number;
  payoutLineId: number | null;
};

const toCommissionView = ({ amountMinor, payoutLineId, ...row }: Row): CommissionView => ({
  ...row,
  isInPayout: isInPayout({ ...row, payoutLineId }),
  commissionAmount: minorToText(amountMinor),
  reviewReason: row.reviewReason && reviewReasonForAffiliate(row.reviewReason),
});

const rowsOf = (ctx: Context, affiliateId: number) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .select(
      commissionView.omit({ commissionAmount: true, commissionRate: true, isInPayout: true }).keyof().options,
    )
    .select(['amountMinor', 'rate as commissionRate', 'payoutLineId'])
    .where('affiliateId', '=', affiliateId);

const COMMISSIONS_SHOWN = 200;

async function newestCommissions(ctx: Context, affiliateId: number): Promise<CommissionView[]> {
  const rows = await rowsOf(ctx, affiliateId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(COMMISSIONS_SHOWN)
    .execute();
  return rows.map(toCommissionView);
}

const FIGURES = { sales: isSale, earned: isNotCancelled, pending: isPending, paid: isPaidOut };
const isFigure = (part: CommissionPart): part is keyof typeof FIGURES => part in FIGURES;

/** Stages are those at the time of the next payout. */
function isInPart(part: CommissionPart, now: Date) {
  if (isFigure(part)) return FIGURES[part];
  return isInStage(part === 'next' ? 'payable' : part, nextPayoutDate(now));
}

export async function listOwnCommissions(
  ctx: Context,
  query: ListQuery & OwnCommissionFilter & { affiliateId: number },
): Promise<Page<CommissionView>> {
  const id = requireDashboardAccess(ctx, query.affiliateId);
  const { show, currency } = query;
  let rows = rowsOf(ctx, id).where((eb) => dayCondition(eb.ref('createdAt'), query));
  if (show) rows = rows.where(isInPart(show, ctx.deps.clock.now()));
  if (currency) rows = rows.where('currency', '=', currency);
  const page = await keysetPage(ctx.em, rows, { query, newest: ['createdAt', 'id'] });
  return { ...page, items: page.items.map(toCommissionView) };
}

const day = (date: Date | null): string => (date ? utcDay(date) : '');

const ownCommissionExport = defineExport({
  input: z.object({ affiliateId: z.coerce.number() }),
  async page(ctx, input) {
    const now = ctx.deps.clock.now();
    const page = await listOwnCommissions(ctx, input);
    const items = page.items.map((row) => ({
      ...row,
      explanation: statusText({ ...row, amountMinor: textToMinor(row.commissionAmount) }, now),
    }));
    return { ...page, items };
  },
  columns: [
    ['Date', (row) => day(row.createdAt)],
    ['Order ID', 'orderId'],
    ['Commission', 'commissionAmount'],
    ['Currency', (row) => row.currency.toUpperCase()],
    ['Rate', (row) => `${row.commissionRate}%`],
    ['Status', 'status'],
    ['Explanation', 'explanation'],
    ['Payable from', (row) => day(row.availableAt)],
    ['Paid Date', (row) => day(row.paidAt)],
  ],
});

export async function commissionsCsv(ctx: Context, affiliateId: unknown) {
  const id = requireDashboardAccess(ctx, affiliateId);
  let csv = '';
  for await (const part of ownCommissionExport.open(ctx, { affiliateId: String(id) })) csv += part;
  return { fileName: `commissions-${day(ctx.deps.clock.now())}.csv`, csv };
}

const sumsByCurrencyOf = (ctx: Context, affiliateId: number) =>
  commissionsOf(ctx, affiliateId)
    .select((eb) => [
      'currency',
      eb.fn.countAll<number>().filterWhere(isSale(eb)).as('sales'),
      sumWhere(eb, isPending(eb)).as('pendingMinor'),
      sumWhere(eb, isPaidOut(eb)).as('paidMinor'),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute();

/** A fixed number of statements for any number of rows. */
export async function dashboard(ctx: Context, rawId: unknown) {
  const id = requireDashboardAccess(ctx, rawId);
  const affiliate = await findRow(ctx.em, AffiliateEntity, id);
  if (!affiliate) throw new AppError('FORBIDDEN', DASHBOARD_DENIED);
  const { emailVerifiedAt, lastLoginAt } = affiliate;
  const sums = await sumsByCurrencyOf(ctx, id);
  const pending = sumBy(sums, ({ pendingMinor }) => pendingMinor);
  const paid = sumBy(sums, ({ paidMinor }) => paidMinor);
  return {
    affiliate: viewOf(dashboardView.shape.affiliate, {
      ...affiliate,
      // From the second login with a code on; the first one also verifies the address.
      isReturning: Boolean(emailVerifiedAt && lastLoginAt && lastLoginAt > emailVerifiedAt),
    }),
    stats: {
      totalReferrals: sumBy(sums, ({ sales }) => sales),
      totalEarnings: (pending + paid) / 100,
      pendingEarnings: pending / 100,
      paidEarnings: paid / 100,
      byCurrency: sums.map(({ currency, pendingMinor, paidMinor }) => ({
        currency,
        total: (pendingMinor + paidMinor) / 100,
        pending: pendingMinor / 100,
        paid: paidMinor / 100,
      })),
    },
    commissions: await newestCommissions(ctx, id),
  };
}

/** For the full-screen code, which asks every few seconds: one count over an index. */
export async function visitCount(ctx: Context, affiliateId: number): Promise<{ visits: number }> {
  const id = requireDashboardAccess(ctx, affiliateId);
  return visitsOf(ctx, id)
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .executeTakeFirstOrThrow();
}

const bucketOf = (start: Date, bucketDays: number) =>
  sql<number>`floor(extract(epoch from (${sql.ref('createdAt')} - ${start}::timestamptz)) / ${bucketDays * DAY_SECONDS})::int`.as(
    'bucket',
  );

async function countPeriod(
  ctx: Context,
  affiliateId: number,
  days: ReturnType<typeof lastDays>,
  bucketDays: number,
) {
  const bucket = bucketOf(new Date(days.from), bucketDays);
  const visits = await visitsOf(ctx, affiliateId, days)
    .select(({ fn }) => [bucket, fn.countAll<number>().as('clicks')])
    .groupBy('bucket')
    .execute();
  const sales = await commissionsOf(ctx, affiliateId, days)
    .select((eb) => [
      bucket,
      'currency',
      eb.fn.countAll<number>().filterWhere(isSale(eb)).as('orders'),
      sumWhere(eb, isNotCancelled(eb)).as('earned'),
    ])
    .groupBy(['bucket', 'currency'])
    .orderBy('currency')
    .execute();
  const sums = {
    clicks: sumBy(visits, ({ clicks }) => clicks),
    orders: sumBy(sales, ({ orders }) => orders),
    earned: sumsByCurrency(sales, ({ earned }) => earned),
  };
  return { visits, sales, sums };
}

/** Whole days in UTC, including today. */
export async function performance(ctx: Context, input: z.output<typeof performanceInput>) {
  const id = requireDashboardAccess(ctx, input.affiliateId);
  const now = ctx.deps.clock.now();
  const bucketDays = input.days === 365 ? 7 : 1;
  const bucketCount = Math.ceil(input.days / bucketDays);
  const length = bucketCount * bucketDays;
  const days = lastDays(now, length);
  const previousDays = lastDays(addDays(now, -length), length);
  const { visits, sales, sums } = await countPeriod(ctx, id, days, bucketDays);
  const previous = await countPeriod(ctx, id, previousDays, bucketDays);
  const buckets = Array.from({ length: bucketCount }, (_, index) => {
    const sold = sales.filter(({ bucket }) => bucket === index);
    return {
      from: utcDay(addDays(new Date(days.from), index * bucketDays)),
      clicks: visits.find(({ bucket }) => bucket === index)?.clicks ?? 0,
      orders: sumBy(sold, ({ orders }) => orders),
      earnedMinor: sumBy(sold, ({ earned }) => earned),
    };
  });
  return { ...sums, previous: previous.sums, days, previousDays, bucketDays, buckets };
}
