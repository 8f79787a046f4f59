import '@mantine/charts/styles.css';
import { CompositeChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import type { PerformanceView } from '#src/domain/affiliate/affiliate-account.schema.ts';

const label = (from: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(from),
  );

/**
 * Clicks as an area, orders as bars on their own scale. Hidden from screen readers, which get the
 * table.
 */
export function PerformanceChart({ data }: { data: PerformanceView }) {
  const isStill = useReducedMotion();
  return (
    <div aria-hidden="true">
      <CompositeChart
        h={270}
        data={data.buckets.map((bucket) => ({
          day: label(bucket.from),
          Clicks: bucket.clicks,
          Orders: bucket.orders,
        }))}
        dataKey="day"
        withLegend
        composedChartProps={{ accessibilityLayer: false }}
        withRightYAxis
        curveType="monotone"
        maxBarWidth={18}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        rightYAxisProps={{ allowDecimals: false, width: 40 }}
        areaProps={{ isAnimationActive: !isStill }}
        barProps={{ isAnimationActive: !isStill }}
        series={[
          { name: 'Clicks', color: 'var(--leaf)', type: 'area' },
          { name: 'Orders', color: 'var(--gold)', type: 'bar', yAxisId: 'right' },
        ]}
      />
    </div>
  );
}
