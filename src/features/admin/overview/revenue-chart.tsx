import '@mantine/charts/styles.css';
import { CompositeChart } from '@mantine/charts';
import type { DailyView } from '#src/domain/admin-dashboard/stats.schema.ts';
import { axisDay } from '#src/domain/shared/dates.ts';

const COLORS = { usd: 'brand.6', gbp: 'accent.5', eur: 'cyan.7', chf: 'grape.6' } as const;

/** A year is grouped by week: 52 bars are easier to read than 365. */
function buckets(view: DailyView): Record<string, string | number>[] {
  const size = view.days.length > 120 ? 7 : 1;
  const rows: Record<string, string | number>[] = [];
  for (let start = 0; start < view.days.length; start += size) {
    const part = view.days.slice(start, start + size);
    const row: Record<string, string | number> = {
      day: part[0] ? axisDay(part[0].day) : '',
      Orders: part.reduce((sum, day) => sum + day.orders, 0),
    };
    for (const currency of view.currencies)
      row[currency.toUpperCase()] = part.reduce((sum, day) => sum + (day.revenue[currency] ?? 0), 0) / 100;
    rows.push(row);
  }
  return rows;
}

export function RevenueChart({ view }: { view: DailyView }) {
  return (
    <div aria-hidden="true">
      <CompositeChart
        h={260}
        data={buckets(view)}
        dataKey="day"
        withLegend
        withRightYAxis
        tickLine="y"
        series={[
          ...view.currencies.map((currency) => ({
            name: currency.toUpperCase(),
            color: COLORS[currency],
            type: 'bar' as const,
            stackId: 'revenue',
          })),
          { name: 'Orders', color: 'accent.7', type: 'line' as const, yAxisId: 'right' },
        ]}
        curveType="linear"
        rightYAxisProps={{ allowDecimals: false }}
        composedChartProps={{ accessibilityLayer: false }}
        valueFormatter={(value) => value.toLocaleString('en-GB')}
      />
    </div>
  );
}
