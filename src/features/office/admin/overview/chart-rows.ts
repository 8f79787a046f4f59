import type { DailyView, DayView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { axisDay } from '#src/domain/shared/dates.ts';

/** Names of the series of a chart, apart from the codes of currencies. */
export const ORDERS = 'Orders';
export const BEFORE = 'Before';

export type ChartRow = Record<string, string | number>;

const sum = (days: readonly DayView[], pick: (day: DayView) => number | undefined): number =>
  days.reduce((total, day) => total + (pick(day) ?? 0), 0);

export const orderCount = (days: readonly DayView[]): number => sum(days, ({ orders }) => orders);
export const revenueIn = (days: readonly DayView[], currency: string): number =>
  sum(days, ({ revenue }) => revenue[currency]);

/** A year is grouped by week: 52 bars are easier to read than 365. */
const bucketSize = (view: DailyView): number => (view.days.length > 120 ? 7 : 1);

/** One row per bar; `before` is the same bar of the days before. */
function rowsOf(
  view: DailyView,
  values: (days: readonly DayView[], before: readonly DayView[]) => ChartRow,
): ChartRow[] {
  const size = bucketSize(view);
  const rows: ChartRow[] = [];
  for (let start = 0; start < view.days.length; start += size) {
    const days = view.days.slice(start, start + size);
    const row = values(days, view.previous.slice(start, start + size));
    rows.push({ day: days[0] ? axisDay(days[0].day) : '', ...row });
  }
  return rows;
}

export const orderRows = (view: DailyView): ChartRow[] =>
  rowsOf(view, (days, before) => ({ [ORDERS]: orderCount(days), [BEFORE]: orderCount(before) }));

/** Sums of different currencies can't be added, so several have no line for the days before. */
export function revenueRows(view: DailyView): ChartRow[] {
  const [only, ...others] = view.currencies;
  return rowsOf(view, (days, before) => ({
    ...Object.fromEntries(
      view.currencies.map((currency) => [currency.toUpperCase(), revenueIn(days, currency) / 100]),
    ),
    ...(only && others.length === 0 && { [BEFORE]: revenueIn(before, only) / 100 }),
  }));
}

const STEPS = [1, 2, 5, 10];

/** Zero and at most four round values above it, the last one at or above `max`. */
export function niceTicks(max: number): number[] {
  const raw = Math.max(max, 1) / 4;
  const unit = 10 ** Math.floor(Math.log10(raw));
  // Orders and money of a small shop: steps are whole numbers.
  const step = Math.max(1, (STEPS.find((factor) => factor * unit >= raw) ?? 10) * unit);
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, index) => index * step);
}

/** The largest value of a chart; bars of several series are stacked. */
export function highest(rows: readonly ChartRow[], stacked: readonly string[]): number {
  return rows.reduce((max, row) => {
    const bar = stacked.reduce((total, name) => total + Number(row[name] ?? 0), 0);
    return Math.max(max, bar, Number(row[BEFORE] ?? 0));
  }, 0);
}
