import { NativeSelect, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import {
  designHoursClaim,
  MEASURED_STAGES,
  type MeasuredStage,
  type MonthFigure,
  PUBLIC_FIGURE_DAYS,
  PUBLIC_FIGURE_PROJECTS_MIN,
} from '#src/domain/project/project/stage-figures.rules.ts';
import { promises } from '#src/domain/promises.ts';
import { ChartFrame } from '#src/ui/components/chart-frame.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { CHART_HEIGHT } from './clock-refresh.ts';

const StageChart = lazy(() =>
  import('./stage-chart.tsx').then(({ StageChart: Chart }) => ({ default: Chart })),
);

/** `Nov 2026` */
const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** How long projects stay in a stage, month by month. */
export function StageFigures() {
  const [stage, setStage] = useState<MeasuredStage>('designing');
  const query = trpc.projects.stageFigures.useQuery();
  const months = query.data?.find((figures) => figures.stage === stage)?.months;
  return (
    <section className="admin-card stage-figures" aria-labelledby="stage-figures">
      <div className="stage-figures-head">
        <h2 id="stage-figures">Time in each stage</h2>
        <NativeSelect
          aria-label="Stage"
          value={stage}
          onChange={(event) => setStage(event.currentTarget.value as MeasuredStage)}
          data={MEASURED_STAGES.map((value) => ({ value, label: STAGE_LABELS[value] }))}
        />
      </div>
      <Text size="sm" c="dimmed" mb="sm">
        Hours from entering the stage to leaving it, nights and weekends included, by the month in which it
        ended.
      </Text>
      {query.error && (
        <QueryError query={query} text={failureText(query.error, 'The figures could not be loaded.')} />
      )}
      {query.isPending && <Skeleton height={CHART_HEIGHT} />}
      {months &&
        (months.some(({ count }) => count > 0) ? (
          <ChartFrame
            chart={
              <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
                <StageChart months={months} labels={months.map(({ month }) => monthLabel(month))} />
              </Suspense>
            }
            table={<FiguresTable months={months} />}
          />
        ) : (
          <Text>No project has left this stage in the past year.</Text>
        ))}
      <DesignHours />
    </section>
  );
}

function FiguresTable({ months }: { months: readonly MonthFigure[] }) {
  const hours = (value: number | null) => (value === null ? '–' : `${value} h`);
  return (
    <table className="figures-table" aria-labelledby="stage-figures">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Measured</th>
          <th scope="col">Median</th>
          <th scope="col">95 % within</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, count, median, p95 }) => (
          <tr key={month}>
            <th scope="row">{monthLabel(month)}</th>
            <td>{count}</td>
            <td>{hours(median)}</td>
            <td>{hours(p95)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DesignHours() {
  const { data } = trpc.projects.designHours.useQuery();
  if (!data) return null;
  return (
    <Text size="sm" mt="sm">
      Public figure: {publicFigure(data.hours)}
    </Text>
  );
}

function publicFigure(hours: number | null): string {
  if (hours === null)
    return `none yet. It needs ${PUBLIC_FIGURE_PROJECTS_MIN} projects with designs in the last ${PUBLIC_FIGURE_DAYS} days.`;
  const measured = `${hours} ${hours === 1 ? 'hour' : 'hours'} on average, measured over the last ${PUBLIC_FIGURE_DAYS} days`;
  return designHoursClaim(hours) === 'measured'
    ? `designs in ${measured}. The home page and the landing pages show it.`
    : `none. Designs took ${measured}: more than the ${promises.prototypeHours} that are promised, so the pages leave the figure out.`;
}
