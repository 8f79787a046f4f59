/** Reports commissions as the admin area shows them. */

import type { Context } from '#server/context.ts';
import { reportChange } from '#server/emit.ts';
import type { CommissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { commissionStage } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { commissionRows } from './commission-list.service.ts';

async function viewsOf(ctx: Context, ids: readonly number[]): Promise<CommissionAdminView[]> {
  const rows = await commissionRows(ctx).where('id', 'in', ids).orderBy('id').execute();
  const now = ctx.deps.clock.now();
  return rows.map(({ payoutLineId, ...row }) => ({
    ...row,
    stage: commissionStage({ ...row, payoutLineId }, now),
  }));
}

/** A statement has at most 65,535 values. */
const BATCH_ROWS = 1000;

/** Call inside the transaction of the change. */
export async function reportCommissions(
  ctx: Context,
  type: 'commission.earned' | 'commission.changed',
  ids: readonly number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH_ROWS)
    await reportChange(ctx, type, ...(await viewsOf(ctx, ids.slice(from, from + BATCH_ROWS))));
}
