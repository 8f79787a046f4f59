/** Commissions as their affiliate sees them: dashboard, list and spreadsheet. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { keysetPage, type ListQuery } from '#server/platform/database/keyset.ts';
import type { CommissionView } from '#src/domain/affiliate/affiliate.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { requireDashboardAccess } from '../affiliate/affiliate-access.service.ts';

type Row = Omit<CommissionView, 'commissionAmount'> & { amountMinor: number };

const toCommissionView = ({ amountMinor, ...row }: Row): CommissionView => ({
  ...row,
  commissionAmount: minorToText(amountMinor),
});

/** Newest first. */
export async function newestCommissions(
  ctx: Context,
  affiliateId: number,
  limit: number,
): Promise<CommissionView[]> {
  const rows = await kysely(ctx.em)
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
    .where('affiliateId', '=', affiliateId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toCommissionView);
}

const COLUMNS = `id, order_id as "orderId", amount_minor as "amountMinor", rate as "commissionRate", currency, status,
  created_at as "createdAt", paid_at as "paidAt", available_at as "availableAt", review_reason as "reviewReason",
  cancel_reason as "cancelReason"`;

export async function listOwnCommissions(
  ctx: Context,
  query: ListQuery & { affiliateId: number },
): Promise<Page<CommissionView>> {
  const id = requireDashboardAccess(ctx, query.affiliateId);
  const page = await keysetPage<Row>(ctx.em, {
    columns: COLUMNS,
    table: 'commission',
    where: [['affiliate_id = ?', id]],
    query: { limit: query.limit, cursor: query.cursor },
  });
  return { ...page, items: page.items.map(toCommissionView) };
}
