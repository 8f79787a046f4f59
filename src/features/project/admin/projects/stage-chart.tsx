import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import type { MonthlyDuration } from '#src/domain/project/project/stage-durations.rules.ts';

type Props = { months: readonly MonthlyDuration[]; labels: readonly string[]; height: number };

/** Median and 95th percentile by month, in hours. */
export function StageChart({ months, labels, height }: Props) {
  const first = Math.max(
    0,
    months.findIndex(({ median }) => median !== null),
  );
  const rows = months
    .map(({ median, p95 }, index) => ({ month: labels[index], Median: median, '95 % within': p95 }))
    .slice(first);
  return (
    <div aria-hidden="true">
      <LineChart
        h={height}
        data={rows}
        dataKey="month"
        tickLine="none"
        unit=" h"
        withLegend
        connectNulls={false}
        curveType="linear"
        lineChartProps={{ accessibilityLayer: false }}
        lineProps={{ isAnimationActive: false }}
        series={[
          { name: 'Median', color: 'brand.6' },
          { name: '95 % within', color: 'accent.7', strokeDasharray: '4 3' },
        ]}
      />
    </div>
  );
}
