/** Commissions as their affiliate sees them: dashboard, list and spreadsheet. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { dayCondition, keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import type { CommissionView } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { reviewReasonForAffiliate } from '#src/domain/affiliate/commission/commission.rules.ts';
import type {
  CommissionPart,
  OwnCommissionFilter,
} from '#src/domain/affiliate/commission/own-commissions.ts';
import { nextPayoutDate } from '#src/domain/affiliate/commission/payout-date.rules.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { requireDashboardAccess } from '../account/affiliate-access.service.ts';
import { isNotCancelled, isPaidOut, isPending, isSale } from '../account/affiliate-rows.service.ts';
import { isInStage } from './commission-stage.service.ts';

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
    .select([
      'id',
      'orderId',
      'amountMinor',
      'rate as commissionRate',
      'currency',
      'status',
      'createdAt',
      'paidAt',
      'availableAt',
      'reviewReason',
      'cancelReason',
      'rejectedAt',
    ])
    .where('affiliateId', '=', affiliateId);

const COMMISSIONS_SHOWN = 200;

/** Newest first. */
export async function newestCommissions(ctx: Context, affiliateId: number): Promise<CommissionView[]> {
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
