/**
 * Matches the result file of PayPal or a bank with the lines of a payout run. The payout files name
 * the line in their note; the amount must agree. Decides only: the caller marks the lines.
 */
import type { Currency } from '../offer.ts';
import { type CsvTable, parseCsv } from './csv-parse.rules.ts';
import { type PAYOUT_LINE_STATUSES, PAYOUT_REASON_MAX, PAYOUT_REFERENCE_MAX } from './payout.schema.ts';
import { type Field, fieldsOf, minorOf, outcomeOf, paidDay } from './payout-result-cells.rules.ts';

const LIMITS = { rows: 2000, columns: 60, cell: 500 } as const;
const TEXT_MAX = 160;

export type ResultLine = {
  id: number;
  currency: Currency;
  amountMinor: number;
  status: (typeof PAYOUT_LINE_STATUSES)[number];
};
type Decision =
  | { lineId: number; outcome: 'paid'; paidOn: string; reference: string }
  | { lineId: number; outcome: 'failed'; reason: string }
  | { lineId: number; outcome: 'unchanged'; note: string };
export type UnmatchedRow = { row: number; text: string; reason: string };
export type PayoutResult = { decisions: Decision[]; unmatched: UnmatchedRow[]; isCut: boolean };

type Row = { number: number; cells: readonly string[]; field: (name: Field) => string };

/**
 * @param runLabel the note of our payout files ends with `<label>, line <id>`
 * @param paidOn used for rows without a date that can be read in one way only
 */
export function matchResult(
  csv: string,
  run: { label: string; lines: readonly ResultLine[] },
  paidOn: string,
): PayoutResult {
  const table = parseCsv(csv, LIMITS);
  const lines = new Map(run.lines.map((line) => [line.id, line]));
  const decisions: Decision[] = [];
  const unmatched: UnmatchedRow[] = [];
  const seen = new Set<number>();
  for (const row of rowsOf(table)) {
    const leave = (reason: string) =>
      unmatched.push({ row: row.number, text: row.cells.join(' · ').slice(0, TEXT_MAX), reason });
    const line = lines.get(lineNumber(row.cells, run.label) ?? -1);
    if (!line) leave('It names no line of this run.');
    else if (seen.has(line.id)) leave('An earlier row is about the same line.');
    else {
      const found = decide(row, line, paidOn);
      if (typeof found === 'string') leave(found);
      else {
        seen.add(line.id);
        decisions.push(found);
      }
    }
  }
  return { decisions, unmatched, isCut: table.isCut };
}

function rowsOf(table: CsvTable): Row[] {
  const fields = fieldsOf(table.header);
  return table.rows.map((cells, index) => ({
    // As a spreadsheet counts: the header is row 1.
    number: index + 2,
    cells,
    field: (name) => cells[fields[name] ?? -1] ?? '',
  }));
}

/** The line named after the run's label, for example `November 2026, line 12`. */
function lineNumber(cells: readonly string[], label: string): number | null {
  const mark = `${label}, line `.toLowerCase();
  for (const cell of cells) {
    const at = cell.toLowerCase().lastIndexOf(mark);
    if (at < 0) continue;
    const digits = /^\d{1,9}(?!\d)/.exec(cell.slice(at + mark.length))?.[0];
    if (digits) return Number(digits);
  }
  return null;
}

/** A sentence if the row cannot be used. */
function decide(row: Row, line: ResultLine, paidOn: string): Decision | string {
  const amountMinor = minorOf(row.field('amount'));
  const currency = row.field('currency').toLowerCase();
  if (amountMinor === null) return 'It has no amount that can be read.';
  if (amountMinor !== line.amountMinor || (currency !== '' && currency !== line.currency))
    return 'Its amount or currency differs from the line.';
  const outcome = outcomeOf(row.field('status'));
  if (outcome === 'unknown') return `Its status is not known: ${row.field('status').slice(0, 40)}.`;
  if (outcome === 'waiting') return 'The payment is still on its way.';
  if (outcome === 'failed') return failed(row, line);
  if (line.status === 'paid')
    return { lineId: line.id, outcome: 'unchanged', note: 'Marked as paid before.' };
  if (line.status !== 'pending') return 'The line is no longer open.';
  const reference = (row.field('reference') || row.field('note')).slice(0, PAYOUT_REFERENCE_MAX);
  if (reference === '') return 'It has no reference of the payment.';
  return { lineId: line.id, outcome: 'paid', paidOn: paidDay(row.field('date')) ?? paidOn, reference };
}

function failed(row: Row, line: ResultLine): Decision | string {
  if (line.status === 'failed')
    return { lineId: line.id, outcome: 'unchanged', note: 'Marked as failed before.' };
  if (line.status !== 'pending' && line.status !== 'paid') return 'The line is no longer open.';
  const words = row.field('reason') || `The payment was reported as ${row.field('status').toLowerCase()}.`;
  return { lineId: line.id, outcome: 'failed', reason: words.slice(0, PAYOUT_REASON_MAX) };
}
