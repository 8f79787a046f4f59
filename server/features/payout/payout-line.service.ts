/**
 * One line of a run: paid, with date and reference, or failed, with its reason. Marking a line
 * posts to the ledger; exporting does not.
 */
import type { z } from 'zod';
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { lockRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import type { markFailedInput, markPaidInput, PayoutLineView } from '#src/domain/payout/payout.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { AffiliateEntity } from '../affiliate/affiliate.entity.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { CommissionEntity } from '../commission/commission.entity.ts';
import { lockCommissions } from '../commission/commission-locks.service.ts';
import { affiliateAccount, postLedger } from '../ledger/ledger.service.ts';
import { PayoutLineEntity, type PayoutLineRow } from './payout.entity.ts';
import { lineView } from './payout-view.service.ts';

async function lockLine(ctx: Context, id: number): Promise<PayoutLineRow> {
  const line = await lockRow(
    ctx.em,
    PayoutLineEntity,
    id,
    'We can’t find this payout line. Refresh the page.',
  );
  await lockCommissions(ctx, (eb) => eb('payoutLineId', '=', id));
  return line;
}

/** Posts the amount of the line's commissions to the ledger. */
async function postPayout(
  ctx: Context,
  line: PayoutLineRow,
  kind: 'payout' | 'payout-return',
  amountMinor: number,
): Promise<void> {
  const sign = kind === 'payout' ? 1 : -1;
  await postLedger(
    ctx,
    kind,
    line.currency,
    [
      [affiliateAccount(line.affiliateId), sign * amountMinor],
      ['payouts', -sign * amountMinor],
    ],
    { payoutLineId: line.id },
  );
}

/** @throws AppError CONFLICT when the line is no longer open */
export async function markPaid(ctx: Context, input: z.output<typeof markPaidInput>): Promise<PayoutLineView> {
  return inTransaction(ctx, async (inner) => {
    const line = await lockLine(inner, input.lineId);
    if (line.status !== 'pending')
      throw new AppError(
        'CONFLICT',
        line.status === 'paid'
          ? 'This line has already been marked as paid. Refresh the page.'
          : 'Only an open line can be marked as paid. Refresh the page.',
      );
    const { amountMinor } = await lineView(inner, line.id);
    if (amountMinor !== line.frozenMinor)
      throw new AppError(
        'CONFLICT',
        'The commissions of this line have changed. Mark it as failed: the next run recalculates them.',
      );
    await inner.em.nativeUpdate(
      PayoutLineEntity,
      { id: line.id },
      {
        status: 'paid',
        paidOn: input.paidOn,
        reference: input.reference,
        settledBy: actorName(inner),
        settledAt: inner.deps.clock.now(),
      },
    );
    // Noon, so that the date is the same in every time zone.
    const paidAt = new Date(`${input.paidOn}T12:00:00Z`);
    await inner.em.nativeUpdate(CommissionEntity, { payoutLineId: line.id }, { status: 'paid', paidAt });
    await postPayout(inner, line, 'payout', amountMinor);
    await emailPaid(inner, line, amountMinor, input);
    await writeAudit(inner, {
      action: 'payout.paid',
      subjectKind: 'payout-line',
      subjectId: line.id,
      before: { status: line.status },
      after: {
        status: 'paid',
        paidOn: input.paidOn,
        reference: input.reference,
        amountMinor,
        currency: line.currency,
      },
    });
    return lineView(inner, line.id);
  });
}

async function emailPaid(
  ctx: Context,
  line: PayoutLineRow,
  amountMinor: number,
  input: z.output<typeof markPaidInput>,
): Promise<void> {
  const affiliate = await ctx.em.findOne(AffiliateEntity, { id: line.affiliateId });
  if (!affiliate || affiliate.erasedAt) return;
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'payout-sent',
    to: affiliate.email,
    affiliateId: affiliate.id,
    onceKey: `payout-sent:${line.id}`,
    payload: {
      affiliateId: affiliate.id,
      name: affiliate.name,
      amount: formatMinor(amountMinor, line.currency),
      method: line.method,
      paidOn: input.paidOn,
      reference: input.reference,
    },
  });
}

/**
 * For open lines and returned payments: the commissions are owed again and join the next run.
 * @throws AppError CONFLICT
 */
export async function markFailed(
  ctx: Context,
  input: z.output<typeof markFailedInput>,
): Promise<PayoutLineView> {
  return inTransaction(ctx, async (inner) => {
    const line = await lockLine(inner, input.lineId);
    if (line.status !== 'pending' && line.status !== 'paid')
      throw new AppError(
        'CONFLICT',
        line.status === 'failed'
          ? 'This line has already been marked as failed. Refresh the page.'
          : 'This line was left out of the run. There is nothing to mark.',
      );
    const { amountMinor } = await lineView(inner, line.id);
    if (line.status === 'paid') await postPayout(inner, line, 'payout-return', amountMinor);
    await inner.em.nativeUpdate(
      CommissionEntity,
      { payoutLineId: line.id },
      { status: 'pending', paidAt: null, payoutLineId: null },
    );
    await inner.em.nativeUpdate(
      PayoutLineEntity,
      { id: line.id },
      {
        status: 'failed',
        failReason: input.reason,
        settledBy: actorName(inner),
        settledAt: inner.deps.clock.now(),
      },
    );
    await writeAudit(inner, {
      action: 'payout.failed',
      subjectKind: 'payout-line',
      subjectId: line.id,
      before: { status: line.status },
      after: { status: 'failed', reason: input.reason },
    });
    return lineView(inner, line.id);
  });
}
