import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import type { MonthlyDuration } from '#src/domain/project/project/stage-durations.rules.ts';

type Props = { months: readonly MonthlyDuration[]; labels: readonly string[]; height: number };

const NEARLY_ALL = '95% of projects within';

/** Median and 95th percentile by month, in hours. */
export function StageChart({ months, labels, height }: Props) {
  const first = Math.max(
    0,
    months.findIndex(({ median }) => median !== null),
  );
  const rows = months
    .map(({ median, p95 }, index) => ({ month: labels[index], Median: median, [NEARLY_ALL]: p95 }))
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
          { name: 'Median', color: 'var(--green-ink)' },
          { name: NEARLY_ALL, color: 'var(--gold-ink)', strokeDasharray: '4 3' },
        ]}
      />
    </div>
  );
}
