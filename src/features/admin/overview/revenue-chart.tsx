import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { DailyView } from '#src/domain/admin-dashboard/stats.schema.ts';
import { axisDay } from '#src/domain/shared/dates.ts';

const COLORS = { usd: 'brand.6', gbp: 'accent.5', eur: 'cyan.7', chf: 'grape.6' } as const;

type Row = { day: string } & Record<string, string | number>;

/** A year is grouped by week: 52 bars are easier to read than 365. */
export function chartRows(view: DailyView): Row[] {
  const size = view.days.length > 120 ? 7 : 1;
  const rows: Row[] = [];
  for (let start = 0; start < view.days.length; start += size) {
    const part = view.days.slice(start, start + size);
    const row: Row = {
      day: part[0] ? axisDay(part[0].day) : '',
      Orders: part.reduce((sum, day) => sum + day.orders, 0),
    };
    for (const currency of view.currencies)
      row[currency.toUpperCase()] = part.reduce((sum, day) => sum + (day.revenue[currency] ?? 0), 0) / 100;
    rows.push(row);
  }
  return rows;
}

/** About seven ticks at even distances. */
const tickStep = (rows: number): number => Math.max(0, Math.ceil(rows / 7) - 1);

/** Two panels over the same days, each with its own axis; hovering one marks the day in both. */
export function RevenueChart({ view }: { view: DailyView }) {
  const data = chartRows(view);
  const shared = {
    data,
    dataKey: 'day',
    tickLine: 'none' as const,
    barChartProps: { syncId: 'revenue', accessibilityLayer: false },
    valueFormatter: (value: number) => value.toLocaleString('en-GB'),
    yAxisProps: { width: 56, allowDecimals: false },
  };
  return (
    <div aria-hidden="true" className="chart-panel">
      <h4>Revenue</h4>
      <BarChart
        {...shared}
        h={150}
        withXAxis={false}
        withLegend={view.currencies.length > 1}
        type="stacked"
        series={view.currencies.map((currency) => ({
          name: currency.toUpperCase(),
          color: COLORS[currency],
        }))}
      />
      <h4>Orders</h4>
      <BarChart
        {...shared}
        h={120}
        xAxisProps={{ interval: tickStep(data.length) }}
        series={[{ name: 'Orders', color: 'accent.7' }]}
      />
    </div>
  );
}
