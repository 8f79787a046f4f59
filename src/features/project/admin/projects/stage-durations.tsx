import { NativeSelect, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import { PROJECT_STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import {
  DESIGN_HOURS_DAYS,
  DESIGN_HOURS_PROJECTS_MIN,
  designHoursClaim,
  MEASURED_STAGES,
  type MeasuredStage,
  type MonthlyDuration,
} from '#src/domain/project/project/stage-durations.rules.ts';
import { promises } from '#src/domain/promises.ts';
import { ChartFrame } from '#src/ui/components/chart-frame.tsx';

/** In pixels. */
export const STAGE_CHART_HEIGHT = 260;

const StageChart = lazy(() =>
  import('./stage-chart.tsx').then(({ StageChart: Chart }) => ({ default: Chart })),
);

/** `Nov 2026` */
const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export function StageDurations() {
  const [stage, setStage] = useState<MeasuredStage>('designing');
  const query = trpc.projects.stageDurations.useQuery();
  return (
    <section className="admin-card stage-durations" aria-labelledby="stage-durations">
      <div className="card-head">
        <h2 id="stage-durations">Time in each stage</h2>
        <NativeSelect
          aria-label="Stage"
          value={stage}
          onChange={(event) => setStage(event.currentTarget.value as MeasuredStage)}
          data={MEASURED_STAGES.map((value) => ({ value, label: PROJECT_STAGE_LABELS[value] }))}
        />
      </div>
      <Text size="sm" c="dimmed" mb="sm">
        Hours from entering the stage to leaving it, nights and weekends included, by the month in which it
        ended.
      </Text>
      <Loaded query={query} failed="The figures could not be loaded." height={STAGE_CHART_HEIGHT}>
        {(stages) => <Figures months={stages.find((figures) => figures.stage === stage)?.months ?? []} />}
      </Loaded>
      <DesignHours />
    </section>
  );
}

type FiguresProps = { months: readonly MonthlyDuration[] };

function Figures({ months }: FiguresProps) {
  if (months.every(({ count }) => count === 0))
    return <Text>No project has left this stage in the past year.</Text>;
  return (
    <ChartFrame
      chart={
        <Suspense fallback={<Skeleton height={STAGE_CHART_HEIGHT} />}>
          <StageChart
            height={STAGE_CHART_HEIGHT}
            months={months}
            labels={months.map(({ month }) => monthLabel(month))}
          />
        </Suspense>
      }
      table={<FiguresTable months={months} />}
    />
  );
}

function FiguresTable({ months }: FiguresProps) {
  const hours = (value: number | null) => (value === null ? '–' : `${value} h`);
  return (
    <table className="figures-table" aria-labelledby="stage-durations">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Measured</th>
          <th scope="col">Median</th>
          <th scope="col">95% of projects within</th>
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
    return `none yet. The website shows how fast designs are ready once ${DESIGN_HOURS_PROJECTS_MIN} projects have had them in ${DESIGN_HOURS_DAYS} days.`;
  const measured = `${hours} ${hours === 1 ? 'hour' : 'hours'} on average, measured over the last ${DESIGN_HOURS_DAYS} days`;
  return designHoursClaim(hours) === 'measured'
    ? `designs in ${measured}. The home page and the landing pages show it.`
    : `none. Designs took ${measured}: more than the ${promises.prototypeHours} that are promised, so the pages leave the figure out.`;
}
