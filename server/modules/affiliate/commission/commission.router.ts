import type { z } from 'zod';
import { type Context, transactional } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { runBulk } from '#server/platform/bulk.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { adminAction, adminProcedure, ownerAction, ownerProcedure, router } from '#server/trpc/trpc.ts';
import { isFixed, isReviewable } from '#src/domain/affiliate/commission/commission.rules.ts';
import {
  commissionBulkInput,
  commissionDecisionInput,
  commissionListInput,
  listedCommissionView,
} from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { payoutOf } from '#src/domain/affiliate/payout/payout.rules.ts';
import { bulkView, pageOf } from '#src/domain/shared/list.schema.ts';
import { formatMinor, sumBy } from '#src/domain/shared/money.ts';
import { isNotCancelled, lockCommissions } from '../account/affiliate-rows.service.ts';
import { emailAffiliate } from '../account/email-affiliate.service.ts';
import { CommissionEntity, type CommissionRow } from './commission.entity.ts';
import { addReversal, postCommission } from './commission.service.ts';
import { listCommissions, reportCommissions } from './commission-list.service.ts';
import { reviewReasonForMore } from './commission-review.service.ts';

const MISSING = 'We can’t find this commission. Choose it from the list.';

/** @throws AppError NOT_FOUND, CONFLICT */
async function lockUndecided(ctx: Context, id: number): Promise<CommissionRow> {
  const row = await lockRow(ctx.em, CommissionEntity, id, MISSING);
  if (!isReviewable(row)) throw new AppError('NOT_FOUND', MISSING);
  if (row.status !== 'pending')
    throw new AppError(
      'CONFLICT',
      `This commission is already ${row.rejectedAt ? 'rejected' : row.status}. Nothing was changed.`,
    );
  if (row.payoutLineId !== null)
    throw new AppError(
      'CONFLICT',
      'This commission is part of a payout run. Mark its line there as paid or failed first.',
    );
  return row;
}

type Decided = 'commission-released' | 'commission-rejected';
function notify(ctx: Context, kind: Decided, row: CommissionRow, reason: string) {
  const now = ctx.deps.clock.now();
  return emailAffiliate(ctx, row.affiliateId, {
    kind,
    orderId: row.orderId,
    payload: {
      amount: formatMinor(row.amountMinor, row.currency),
      orderId: row.orderId,
      availableOn: payoutOf(row.availableAt > now ? row.availableAt : now),
      reason,
    },
  });
}

/**
 * An owner releases a held sale, which is then paid like any other (L14).
 * @throws AppError NOT_FOUND, CONFLICT
 */
const releaseCommission = transactional(async (ctx: Context, input: { id: number; reason: string }) => {
  const row = await lockUndecided(ctx, input.id);
  if (!row.reviewReason)
    throw new AppError('CONFLICT', 'This commission is not under review. Nothing was changed.');
  await ctx.em.nativeUpdate(CommissionEntity, { id: row.id }, { reviewReason: null });
  await reportCommissions(ctx, 'commission.changed', [row.id]);
  await notify(ctx, 'commission-released', row, input.reason);
  await writeAudit(ctx, 'commission.release', ['commission', row.id], {
    before: { reviewReason: row.reviewReason },
    after: { reason: input.reason },
  });
});

/**
 * Permanent: later changes of the order do not restore it. With the sale's own row, its adjustments
 * are cancelled; what a payout run has taken of them, the next one returns.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export const rejectCommission = transactional(async (ctx: Context, input: { id: number; reason: string }) => {
  const row = await lockUndecided(ctx, input.id);
  const rows = await lockCommissions(ctx, (eb) =>
    row.kind === 'earned'
      ? eb.and([eb('orderId', '=', row.orderId), isNotCancelled(eb)])
      : eb('id', '=', row.id),
  );
  const open = rows.filter((one) => !isFixed(one));
  const ids = open.map(({ id }) => id);
  await ctx.em.nativeUpdate(
    CommissionEntity,
    { id: ids },
    {
      status: 'cancelled',
      cancelReason: input.reason,
      reviewReason: null,
      rejectedAt: ctx.deps.clock.now(),
    },
  );
  for (const one of open) await postCommission(ctx, one, -one.amountMinor);
  const takenMinor = sumBy(rows.filter(isFixed), (one) => one.amountMinor);
  if (takenMinor !== 0) {
    const cancelReason = takenMinor > 0 ? input.reason : null;
    const reviewReason = await reviewReasonForMore(ctx, row.affiliateId, null);
    const id = await addReversal(ctx, row, -takenMinor, { cancelReason, reviewReason });
    await postCommission(ctx, { ...row, id }, -takenMinor);
    ids.push(id);
  }
  await reportCommissions(ctx, 'commission.changed', ids);
  const amountMinor = sumBy(rows, (one) => one.amountMinor);
  await notify(ctx, 'commission-rejected', { ...row, amountMinor }, input.reason);
  await writeAudit(ctx, 'commission.reject', ['commission', row.id], {
    before: { status: row.status, amount: amountMinor, reviewReason: row.reviewReason ?? null },
    after: { status: 'cancelled', reason: input.reason },
  });
});

/** Each row is decided on its own, by the rules of a single decision. */
const decisionsOf = ({ ids, reason }: z.output<typeof commissionBulkInput>) =>
  ids.map((id) => ({ id, reason }));

export const commissionRouter = router({
  list: adminProcedure
    .meta({
      scope: 'commissions:read',
      rest: {
        method: 'GET',
        path: '/commissions',
        list: 'commissions',
        summary: 'List commissions, newest first',
      },
    })
    .input(commissionListInput)
    .output(pageOf(listedCommissionView))
    .query(({ ctx, input }) => listCommissions(ctx, input)),
  release: ownerAction
    .input(commissionDecisionInput)
    .mutation(({ ctx, input }) => releaseCommission(ctx, input)),
  reject: adminAction
    .input(commissionDecisionInput)
    .mutation(({ ctx, input }) => rejectCommission(ctx, input)),
  bulkRelease: ownerProcedure
    .input(commissionBulkInput)
    .output(bulkView)
    .mutation(({ ctx, input }) => runBulk(ctx, decisionsOf(input), releaseCommission)),
  bulkReject: adminProcedure
    .input(commissionBulkInput)
    .output(bulkView)
    .mutation(({ ctx, input }) => runBulk(ctx, decisionsOf(input), rejectCommission)),
});
