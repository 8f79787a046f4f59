import '@mantine/charts/styles.css';
import { CompositeChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import type { PerformanceView } from '#src/domain/affiliate/commission/commission.schema.ts';
import { axisDay } from '#src/domain/shared/dates.ts';

/** Hidden from screen readers, which get the table. */
export function PerformanceChart({ data }: { data: PerformanceView }) {
  const isStill = useReducedMotion();
  return (
    <div aria-hidden="true">
      <CompositeChart
        h={270}
        data={data.buckets.map((bucket) => ({
          day: axisDay(bucket.from),
          Clicks: bucket.clicks,
          // A mark only where there is an order.
          Orders: bucket.orders || null,
        }))}
        dataKey="day"
        withLegend
        composedChartProps={{ accessibilityLayer: false }}
        maxBarWidth={18}
        connectNulls={false}
        dotProps={{ r: 5, stroke: 'var(--card)', strokeWidth: 2 }}
        lineProps={{ strokeWidth: 0 }}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        barProps={{ isAnimationActive: !isStill }}
        series={[
          { name: 'Clicks', color: 'var(--leaf)', type: 'bar' },
          { name: 'Orders', color: 'var(--gold-ink)', type: 'line' },
        ]}
      />
    </div>
  );
}
