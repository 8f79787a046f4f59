/** Marking a line posts to the ledger; exporting it does not. */
import type { z } from 'zod';
import { actorName, type Context, inTransaction, reportChange } from '#server/context.ts';
import { affiliateAccount, postLedger } from '#server/modules/sale/ledger/ledger.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { type Column, csvTable } from '#server/platform/csv-export.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { oneLine } from '#src/domain/affiliate/payout/payout.rules.ts';
import {
  type markFailedInput,
  type markPaidInput,
  PAYOUT_DISCARDED,
  type PayoutFormat,
  type PayoutLineView,
  type paymentInput,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { formatMinor, sumBy } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { AFFILIATE_MISSING } from '../account/affiliate-admin.service.ts';
import { lockCommissions } from '../account/affiliate-rows.service.ts';
import { emailAffiliate } from '../account/email-affiliate.service.ts';
import { decryptPayoutDetails } from '../account/payout-details.service.ts';
import { CommissionEntity } from '../commission/commission.entity.ts';
import { reportCommissions } from '../commission/commission-list.service.ts';
import { reviewReleased } from '../commission/commission-review.service.ts';
import { PayoutLineEntity, type PayoutLineRow } from './payout.entity.ts';
import { LINE_MISSING, lineView, runDetail } from './payout-view.service.ts';

const NOT_OPEN = 'Only an open line can be marked as paid.';
const NOT_PAYABLE = {
  pending: null,
  paid: 'This line has already been marked as paid.',
  failed: NOT_OPEN,
  carried: NOT_OPEN,
  discarded: PAYOUT_DISCARDED,
};
const CHANGED =
  'The commissions of this line have changed. Mark it as failed: the next run recalculates them.';
const NOT_FAILABLE = {
  pending: null,
  paid: null,
  failed: 'This line has already been marked as failed.',
  carried: 'This line was left out of the run. There is nothing to mark.',
  discarded: PAYOUT_DISCARDED,
};

/** The line with its commissions, all locked (order: docs/server.md). */
async function lockLine(ctx: Context, id: number) {
  const line = await lockRow(ctx.em, PayoutLineEntity, id, LINE_MISSING);
  const rows = await lockCommissions(ctx, (eb) => eb('payoutLineId', '=', id));
  return {
    line,
    rows,
    commissions: rows.map((row) => row.id),
    amountMinor: sumBy(rows, (row) => row.amountMinor),
  };
}

/** `minor` is negative when a payment came back. */
const postPayout = (
  ctx: Context,
  { id, affiliateId, currency }: PayoutLineRow,
  kind: 'payout' | 'payout-return',
  minor: number,
) =>
  postLedger(
    ctx,
    kind,
    currency,
    [
      [affiliateAccount(affiliateId), minor],
      ['payouts', -minor],
    ],
    { payoutLineId: id },
  );

/**
 * All lines or none.
 * @throws AppError NOT_FOUND, or CONFLICT naming the affiliate whose line cannot be paid
 */
export const markPaid = (ctx: Context, { lineIds, ...payment }: z.output<typeof markPaidInput>) =>
  inTransaction(ctx, async (inner) => {
    // Ascending ids: two admins lock the lines in the same order.
    for (const id of [...new Set(lineIds)].sort((a, b) => a - b)) await payLine(inner, id, payment);
  });

async function payLine(
  ctx: Context,
  lineId: number,
  { paidOn, reference }: z.output<typeof paymentInput>,
): Promise<void> {
  const { line, commissions, amountMinor } = await lockLine(ctx, lineId);
  const status: PayoutLineView['status'] = line.status;
  const problem = NOT_PAYABLE[status] ?? (amountMinor === line.amountAtRunMinor ? null : CHANGED);
  if (problem) {
    const { affiliateName } = await lineView(ctx, lineId);
    throw new AppError('CONFLICT', `${affiliateName}: ${problem} Nothing was changed.`);
  }
  await ctx.em.nativeUpdate(PayoutLineEntity, line.id, {
    status: 'paid',
    paidOn,
    reference,
    resolvedBy: actorName(ctx),
    resolvedAt: ctx.deps.clock.now(),
  });
  // Noon, so that the date is the same in every time zone.
  const paidAt = new Date(`${paidOn}T12:00:00Z`);
  await ctx.em.nativeUpdate(CommissionEntity, { payoutLineId: line.id }, { status: 'paid', paidAt });
  await postPayout(ctx, line, 'payout', amountMinor);
  await emailAffiliate(ctx, line.affiliateId, {
    kind: 'payout-sent',
    onceKey: `payout-sent:${line.id}`,
    payload: { amount: formatMinor(amountMinor, line.currency), method: line.method, paidOn, reference },
  });
  await writeAudit(ctx, 'payout.paid', ['payout-line', line.id], {
    before: { status },
    after: { status: 'paid', paidOn, reference, amountMinor, currency: line.currency },
  });
  await reportChange(ctx, 'payout.paid', await lineView(ctx, line.id));
  await reportCommissions(ctx, 'commission.changed', commissions);
}

/**
 * For open lines and returned payments: the commissions are owed again, and join the next run
 * unless they need a review.
 * @throws AppError CONFLICT
 */
export const markFailed = (ctx: Context, { lineId, reason }: z.output<typeof markFailedInput>) =>
  inTransaction(ctx, async (inner) => {
    const { affiliateId } = await requireRow(inner.em, PayoutLineEntity, lineId, LINE_MISSING);
    const affiliate = await lockRow(inner.em, AffiliateEntity, affiliateId, AFFILIATE_MISSING);
    const { line, rows, commissions, amountMinor } = await lockLine(inner, lineId);
    const status: PayoutLineView['status'] = line.status;
    const problem = NOT_FAILABLE[status];
    if (problem) throw new AppError('CONFLICT', problem);
    if (status === 'paid') await postPayout(inner, line, 'payout-return', -amountMinor);
    await inner.em.nativeUpdate(
      CommissionEntity,
      { payoutLineId: line.id },
      { status: 'pending', paidAt: null, payoutLineId: null },
    );
    await reviewReleased(inner, affiliate, line, rows);
    await inner.em.nativeUpdate(PayoutLineEntity, line.id, {
      status: 'failed',
      failReason: reason,
      resolvedBy: actorName(inner),
      resolvedAt: ctx.deps.clock.now(),
    });
    await writeAudit(inner, 'payout.failed', ['payout-line', line.id], {
      before: { status },
      after: { status: 'failed', reason },
    });
    await reportCommissions(inner, 'commission.changed', commissions);
  });

type ExportRow = Pick<PayoutLineView, 'affiliateName' | 'amount' | 'currency'> & {
  /** The PayPal address, or the bank details. */
  target: string;
  note: string;
};
const AMOUNT: readonly Column<ExportRow>[] = [
  ['amount', 'amount'],
  ['currency', ({ currency }) => currency.toUpperCase()],
];
const COLUMNS: Record<PayoutFormat, readonly Column<ExportRow>[]> = {
  paypal: [['recipient', 'target'], ...AMOUNT, ['note', 'note']],
  bank: [['recipient', 'affiliateName'], ['bank details', 'target'], ...AMOUNT, ['reference', 'note']],
};

/**
 * Contains the open lines of that method, without those held since the run was made.
 * @throws AppError NOT_FOUND
 */
export async function exportRun(ctx: Context, id: number, format: PayoutFormat, isDownload: boolean) {
  const { run, lines } = await runDetail(ctx, id);
  const open = lines.filter((line) => line.status === 'pending' && line.heldBecause === null);
  const note = (line: PayoutLineView) => `${site.brand} affiliate payout ${run.label}, line ${line.id}`;
  const details = await decryptDetails(ctx, [...new Set(open.map(({ affiliateId }) => affiliateId))]);
  const rows = open.flatMap((line) => {
    const known = details.get(line.affiliateId);
    // An affiliate who changed the method since the run was made is paid by the new one, in
    // exactly one of the files.
    const other = line.method === 'paypal' ? 'bank' : 'paypal';
    const method = line.method !== 'none' && known?.[line.method] ? line.method : other;
    const target = known?.[method];
    if (!target || method !== format) return [];
    return [{ ...line, target, note: note(line) }];
  });
  if (isDownload)
    await inTransaction(ctx, (inner) =>
      writeAudit(inner, 'payout.export', ['payout-run', id], { after: { format, lines: rows.length } }),
    );
  return { fileName: `payout-${run.id}-${format}.csv`, csv: csvTable(COLUMNS[format], rows) };
}

async function decryptDetails(ctx: Context, ids: readonly number[]) {
  const affiliates = await ctx.em.find(
    AffiliateEntity,
    { id: { $in: [...ids] } },
    { fields: ['id', 'paypalEmailEncrypted', 'bankDetailsEncrypted'] },
  );
  return new Map(
    affiliates.map((row) => {
      const { paypalEmail, bankDetails } = decryptPayoutDetails(ctx, row);
      return [
        row.id,
        { paypal: paypalEmail && oneLine(paypalEmail), bank: bankDetails && oneLine(bankDetails) },
      ];
    }),
  );
}
