import { type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { type Column, csvTable } from '#server/platform/csv-export.ts';
import { oneLine } from '#src/domain/affiliate/payout/payout.rules.ts';
import type { PayoutFormat, PayoutLineView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { site } from '#src/domain/site.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { decryptPayoutDetails } from '../account/payout-details.service.ts';
import { runDetail } from './payout-view.service.ts';

type Payment = Pick<PayoutLineView, 'affiliateName' | 'amount' | 'currency'> & {
  /** The PayPal address, or the bank details. */
  target: string;
  note: string;
};
const AMOUNT: readonly Column<Payment>[] = [
  ['amount', ({ amount }) => amount],
  ['currency', ({ currency }) => currency.toUpperCase()],
];
const COLUMNS: Record<PayoutFormat, readonly Column<Payment>[]> = {
  paypal: [['recipient', ({ target }) => target], ...AMOUNT, ['note', ({ note }) => note]],
  bank: [
    ['recipient', ({ affiliateName }) => affiliateName],
    ['bank details', ({ target }) => target],
    ...AMOUNT,
    ['reference', ({ note }) => note],
  ],
};

/**
 * Contains the open lines of that method, without lines put on hold since the run was made.
 * @throws AppError NOT_FOUND
 */
export async function exportRun(ctx: Context, id: number, format: PayoutFormat, isDownload = true) {
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
  return {
    fileName: `payout-${run.id}-${format}.csv`,
    csv: csvTable(COLUMNS[format], rows),
    lines: rows.length,
  };
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
