/** Commissions as their affiliate sees them: dashboard, list and spreadsheet. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import { findRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  type CommissionView,
  commissionView,
  DASHBOARD_DENIED,
  dashboardView,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import type {
  CommissionPart,
  OwnCommissionFilter,
} from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { reviewReasonForAffiliate, statusText } from '#src/domain/affiliate/claim/claim.rules.ts';
import { nextPayoutDate } from '#src/domain/affiliate/payout/payout.rules.ts';
import type { Currency } from '#src/domain/offer.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { minorToText, sumBy } from '#src/domain/shared/money.ts';
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
} from '../account/affiliate-rows.service.ts';

type Commissions = ExpressionBuilder<Tables, 'commission'>;

type Row = Omit<CommissionView, 'commissionAmount'> & { amountMinor: number };

const toCommissionView = ({ amountMinor, ...row }: Row): CommissionView => ({
  ...row,
  commissionAmount: minorToText(amountMinor),
  reviewReason: row.reviewReason && reviewReasonForAffiliate(row.reviewReason),
});

const rowsOf = (ctx: Context, affiliateId: number) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .select(commissionView.omit({ commissionAmount: true, commissionRate: true }).keyof().options)
    .select(['amountMinor', 'rate as commissionRate'])
    .where('affiliateId', '=', affiliateId);

const COMMISSIONS_SHOWN = 200;

/** Newest first. */
async function newestCommissions(ctx: Context, affiliateId: number): Promise<CommissionView[]> {
  const rows = await rowsOf(ctx, affiliateId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(COMMISSIONS_SHOWN)
    .execute();
  return rows.map(toCommissionView);
}

/** At the time of the next payout. */
const PART_CONDITIONS: Record<CommissionPart, (eb: Commissions, on: Date) => Expression<SqlBool>> = {
  sales: isSale,
  earned: isNotCancelled,
  pending: isPending,
  paid: isPaidOut,
  next: (eb, on) => isInStage('payable', on)(eb),
  'in payout': (eb, on) => isInStage('in payout', on)(eb),
  hold: (eb, on) => isInStage('hold', on)(eb),
  review: (eb, on) => isInStage('review', on)(eb),
};

export async function listOwnCommissions(
  ctx: Context,
  query: ListQuery & OwnCommissionFilter & { affiliateId: number },
): Promise<Page<CommissionView>> {
  const id = requireDashboardAccess(ctx, query.affiliateId);
  const { show, currency } = query;
  let rows = rowsOf(ctx, id).where((eb) => dayCondition(eb.ref('createdAt'), query));
  if (show) rows = rows.where((eb) => PART_CONDITIONS[show](eb, nextPayoutDate(ctx.deps.clock.now())));
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
    const items = page.items.map((row) => ({ ...row, explanation: statusText(row, now) }));
    return { ...page, items };
  },
  columns: [
    ['Date', (row) => day(row.createdAt)],
    ['Order ID', (row) => row.orderId],
    ['Commission', (row) => row.commissionAmount],
    ['Currency', (row) => row.currency.toUpperCase()],
    ['Rate', (row) => `${row.commissionRate}%`],
    ['Status', (row) => row.status],
    ['Explanation', (row) => row.explanation],
    ['Payable from', (row) => day(row.availableAt)],
    ['Paid Date', (row) => day(row.paidAt)],
  ],
});

export async function commissionsCsv(ctx: Context, affiliateId: number | string) {
  const id = requireDashboardAccess(ctx, affiliateId);
  let csv = '';
  for await (const part of ownCommissionExport.open(ctx, { affiliateId: String(id) })) csv += part;
  return { fileName: `commissions-${day(ctx.deps.clock.now())}.csv`, csv };
}

type Sum = { currency: Currency; sales: number; pendingMinor: number; paidMinor: number };

const sumsOf = (ctx: Context, affiliateId: number): Promise<Sum[]> =>
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

/** GET /api/affiliates/{id}/dashboard: a fixed number of statements for any number of rows. */
export async function dashboard(ctx: Context, rawId: unknown) {
  const id = requireDashboardAccess(ctx, rawId);
  const affiliate = await findRow(ctx.em, AffiliateEntity, id);
  if (!affiliate) throw new AppError('FORBIDDEN', DASHBOARD_DENIED);
  const { emailVerifiedAt, lastLoginAt } = affiliate;
  const sums = await sumsOf(ctx, id);
  const total = (pick: (sum: Sum) => number) => sumBy(sums, pick);
  const pending = total(({ pendingMinor }) => pendingMinor);
  const paid = total(({ paidMinor }) => paidMinor);
  return {
    affiliate: viewOf(dashboardView.shape.affiliate, {
      ...affiliate,
      // From the second login with a code on; the first one also verifies the address.
      isReturning: Boolean(emailVerifiedAt && lastLoginAt && lastLoginAt > emailVerifiedAt),
    }),
    stats: {
      totalReferrals: total(({ sales }) => sales),
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
