import '@mantine/charts/styles.css';
import { CompositeChart } from '@mantine/charts';
import type { DailyView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { currencySign } from '#src/domain/shared/money.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import { type ChartRow, chartRows } from './chart-rows.ts';

const COLORS = { usd: 'brand.6', gbp: 'accent.5', eur: 'cyan.7', chf: 'grape.6' } as const;

/** About seven ticks at even distances. */
const tickStep = (rows: number): number => Math.max(0, Math.ceil(rows / 7) - 1);

type PanelProps = {
  rows: ChartRow[];
  bars: readonly { name: string; color: string }[];
  /** Name of the values of the days before. */
  before: string;
  height: number;
  sign?: string;
  hasDays?: boolean;
};

function Panel({ rows, bars, before, height, sign = '', hasDays = false }: PanelProps) {
  return (
    <CompositeChart
      h={height}
      data={rows}
      dataKey="day"
      tickLine="none"
      composedChartProps={{ syncId: 'revenue', accessibilityLayer: false }}
      valueFormatter={(value) => `${sign}${countText(value)}`}
      yAxisProps={{ width: 64, allowDecimals: false, niceTicks: 'snap125' }}
      xAxisProps={{ interval: tickStep(rows.length) }}
      withXAxis={hasDays}
      withLegend={bars.length > 1}
      withDots={false}
      curveType="step"
      strokeWidth={1.5}
      lineProps={{ isAnimationActive: false }}
      barProps={{ stackId: 'sum' }}
      series={[
        ...bars.map((bar) => ({ ...bar, type: 'bar' as const })),
        ...(rows[0]?.[before] === undefined
          ? []
          : [
              {
                name: before,
                label: 'Before',
                color: 'var(--ink-2)',
                type: 'line' as const,
                strokeDasharray: '3 3',
              },
            ]),
      ]}
    />
  );
}

/** Two panels over the same days, each with its own axis; hovering one marks the day in both. */
export function RevenueChart({ view }: { view: DailyView }) {
  const rows = chartRows(view);
  const [only, ...others] = view.currencies;
  return (
    <div aria-hidden="true" className="chart-panel">
      <h4>Paid revenue</h4>
      <Panel
        rows={rows}
        bars={view.currencies.map((currency) => ({
          name: currency.toUpperCase(),
          color: COLORS[currency],
        }))}
        before="revenueBefore"
        sign={only && others.length === 0 ? currencySign(only) : ''}
        height={150}
      />
      <h4>Orders</h4>
      <Panel
        rows={rows}
        bars={[{ name: 'Orders', color: 'accent.7' }]}
        before="ordersBefore"
        height={120}
        hasDays
      />
      <p className="alist-sub">Dashed: the {view.days.length} days before.</p>
    </div>
  );
}
