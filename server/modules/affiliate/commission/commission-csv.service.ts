/** All commissions of one affiliate as a spreadsheet. */
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { statusText } from '#src/domain/affiliate/commission/payout-date.rules.ts';
import { longDate, utcDay } from '#src/domain/shared/dates.ts';
import { requireDashboardAccess } from '../account/affiliate-access.service.ts';
import { listOwnCommissions } from './commission-view.service.ts';

const day = (date: Date | null): string => (date ? utcDay(date) : '');

const ownCommissionExport = defineExport({
  input: z.object({ affiliateId: z.coerce.number() }),
  async page(ctx, input) {
    const now = ctx.deps.clock.now();
    const page = await listOwnCommissions(ctx, input);
    const items = page.items.map((row) => ({ ...row, explanation: statusText(row, { now, longDate }) }));
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

export async function commissionsCsv(
  ctx: Context,
  affiliateId: number | string,
): Promise<{ fileName: string; csv: string }> {
  const id = requireDashboardAccess(ctx, affiliateId);
  let csv = '';
  for await (const part of ownCommissionExport.open(ctx, { affiliateId: String(id) })) csv += part;
  return { fileName: `commissions-${day(ctx.deps.clock.now())}.csv`, csv };
}
