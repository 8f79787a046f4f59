import type { DailyView, DayView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { axisDay } from '#src/domain/shared/dates.ts';
import { sumBy } from '#src/domain/shared/money.ts';

export type ChartRow = Record<string, string | number>;

/** A year is grouped by week: 52 bars are easier to read than 365. */
const bucketSize = ({ days }: DailyView): number => (days.length > 120 ? 7 : 1);

const ordersIn = (days: readonly DayView[]) => sumBy(days, ({ orders }) => orders);
const revenueIn = (days: readonly DayView[], currency: string) =>
  sumBy(days, ({ revenue }) => revenue[currency] ?? 0) / 100;

/** One row per bar, with the same bar of the days before. */
export function chartRows(view: DailyView): ChartRow[] {
  const size = bucketSize(view);
  const [only, ...others] = view.currencies;
  return Array.from({ length: Math.ceil(view.days.length / size) }, (_, index) => {
    const bucket = (days: readonly DayView[]) => days.slice(index * size, (index + 1) * size);
    const [days, before] = [bucket(view.days), bucket(view.previous)];
    return {
      day: axisDay(days[0]?.day ?? ''),
      Orders: ordersIn(days),
      ordersBefore: ordersIn(before),
      ...Object.fromEntries(
        view.currencies.map((currency) => [currency.toUpperCase(), revenueIn(days, currency)]),
      ),
      // Sums of different currencies can't be added.
      ...(only && others.length === 0 && { revenueBefore: revenueIn(before, only) }),
    };
  });
}
