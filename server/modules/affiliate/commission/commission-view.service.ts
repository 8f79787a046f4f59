/** Commissions as their affiliate sees them: dashboard, list and spreadsheet. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import type { CommissionView } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { reviewReasonForAffiliate } from '#src/domain/affiliate/commission/commission.rules.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { requireDashboardAccess } from '../account/affiliate-access.service.ts';

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
    ])
    .where('affiliateId', '=', affiliateId);

/** Newest first. */
export async function newestCommissions(
  ctx: Context,
  affiliateId: number,
  limit: number,
): Promise<CommissionView[]> {
  const rows = await rowsOf(ctx, affiliateId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toCommissionView);
}

export async function listOwnCommissions(
  ctx: Context,
  query: ListQuery & { affiliateId: number },
  counted = true,
): Promise<Page<CommissionView>> {
  const id = requireDashboardAccess(ctx, query.affiliateId);
  const page = await keysetPage(ctx.em, rowsOf(ctx, id), {
    query: { limit: query.limit, cursor: query.cursor },
    newest: ['createdAt', 'id'],
    counted,
  });
  return { ...page, items: page.items.map(toCommissionView) };
}
