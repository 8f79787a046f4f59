/** Discards a payout run that has paid nobody: its commissions are payable again. */
import { type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  PAYOUT_DISCARDED,
  PAYOUT_MARKED,
  type PayoutRunDetail,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { CommissionEntity } from '../commission/commission.entity.ts';
import { lockCommissions } from '../commission/commission-locks.service.ts';
import { reportCommissions } from '../commission/commission-report.service.ts';
import { PayoutLineEntity, PayoutRunEntity } from './payout.entity.ts';
import { RUN_MISSING, runDetail } from './payout-view.service.ts';

/**
 * Only while no line is marked. Open lines have posted nothing to the ledger.
 * @throws AppError NOT_FOUND; CONFLICT once a line is marked or the run has ended
 */
export async function discardRun(ctx: Context, id: number): Promise<PayoutRunDetail> {
  return inTransaction(ctx, async (inner) => {
    const run = await lockRow(inner.em, PayoutRunEntity, id, RUN_MISSING);
    if (run.status === 'discarded') throw new AppError('CONFLICT', PAYOUT_DISCARDED);
    if (run.status === 'closed') throw new AppError('CONFLICT', 'This payout run is closed.');
    // Marking a line locks it, so a concurrent mark is either seen here or finds a discarded line.
    const lines = await inner.em.find(
      PayoutLineEntity,
      { runId: id },
      { orderBy: { id: 'asc' }, ...FOR_UPDATE, refresh: true },
    );
    if (lines.some(({ status }) => status === 'paid' || status === 'failed'))
      throw new AppError('CONFLICT', PAYOUT_MARKED);
    const ids = lines.map((line) => line.id);
    const commissions = await lockCommissions(inner, (eb) => eb('payoutLineId', '=', eb.fn.any(eb.val(ids))));
    await inner.em.nativeUpdate(CommissionEntity, { payoutLineId: { $in: ids } }, { payoutLineId: null });
    await reportCommissions(
      inner,
      'commission.changed',
      commissions.map((row) => row.id),
    );
    for (const line of lines)
      await inner.em.nativeUpdate(
        PayoutLineEntity,
        { id: line.id },
        { status: 'discarded', failReason: line.failReason ?? 'The payout run was discarded.' },
      );
    await inner.em.nativeUpdate(
      PayoutRunEntity,
      { id },
      { status: 'discarded', closedAt: inner.deps.clock.now() },
    );
    await writeAudit(inner, 'payout.discard', ['payout-run', id], {
      before: { status: 'open', label: run.label },
      after: { status: 'discarded', lines: lines.filter(({ status }) => status === 'pending').length },
    });
    return runDetail(inner, id);
  });
}
