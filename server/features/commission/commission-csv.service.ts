/** All commissions of one affiliate as a spreadsheet. */
import { stringify } from 'csv-stringify/sync';
import type { Context } from '#server/context.ts';
import { statusText } from '#src/domain/commission/payout-date.rules.ts';
import { csvCell } from '#src/domain/shared/csv.rules.ts';
import { longDate, utcDay } from '#src/domain/shared/dates.ts';
import { requireDashboardAccess } from '../affiliate/affiliate-access.service.ts';
import { newestCommissions } from './commission-view.service.ts';

const ROWS_MAX = 20_000;
const COLUMNS = [
  'Date',
  'Order ID',
  'Commission',
  'Currency',
  'Rate',
  'Status',
  'Explanation',
  'Available',
  'Paid Date',
];
const day = (date: Date | null): string => (date ? utcDay(date) : '');
/** Byte order mark: without it spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export async function commissionsCsv(
  ctx: Context,
  affiliateId: number | string,
): Promise<{ fileName: string; csv: string }> {
  const id = requireDashboardAccess(ctx, affiliateId);
  const now = ctx.deps.clock.now();
  const rows = await newestCommissions(ctx, id, ROWS_MAX);
  const body = rows.map((row) => [
    day(row.createdAt),
    row.orderId,
    // No formula guard: the server computes the amount, and a leading minus must stay a number.
    row.commissionAmount,
    row.currency.toUpperCase(),
    `${row.commissionRate}%`,
    row.status,
    csvCell(statusText(row, { now, longDate })),
    day(row.availableAt),
    day(row.paidAt),
  ]);
  return {
    fileName: `commissions-${day(now)}.csv`,
    csv: BYTE_ORDER_MARK + stringify([COLUMNS, ...body], { record_delimiter: 'windows' }),
  };
}
