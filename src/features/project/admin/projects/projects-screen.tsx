import { Button, NativeSelect, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { z } from 'zod';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { type ProjectView, projectScreenInput } from '#src/domain/project/project/project.schema.ts';
import {
  PART_LABELS,
  PROJECT_STAGE_LABELS,
  timeLeftText,
  waitText,
} from '#src/domain/project/project/project-texts.rules.ts';
import {
  DESIGN_HOURS_DAYS,
  DESIGN_HOURS_PROJECTS_MIN,
  designHoursClaim,
  MEASURED_STAGES,
  type MeasuredStage,
  type MonthlyDuration,
} from '#src/domain/project/project/stage-durations.rules.ts';
import { promises } from '#src/domain/promises.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime, createdColumn, customerName } from '#src/features/admin/list/cells.tsx';
import { type Column, type Filter, selectFilter } from '#src/features/admin/list/list-definition.ts';
import { KEEP_ROWS, type ListState, useListState } from '#src/features/admin/list/list-state.ts';
import { ListToolbar } from '#src/features/admin/list/list-toolbar.tsx';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { useWaiting } from '#src/features/admin/shell/counts.ts';
import { useLive } from '#src/features/admin/shell/use-live.ts';
import { ChartFrame } from '#src/ui/components/chart-frame.tsx';
import { FiguresTable } from '#src/ui/components/figures.tsx';
import { WhenSeen } from '#src/ui/components/when-seen.tsx';
import { ProjectBoard } from './project-board.tsx';
import { LateBadge, ProjectStageBadge } from './project-stage-badge.tsx';

const FILTERS: readonly Filter[] = [
  selectFilter('stage', 'Stage', { open: 'Not finished', ...PROJECT_STAGE_LABELS }),
  selectFilter('turn', 'Waiting for', { shop: 'Us', customer: 'The customer' }),
  selectFilter('late', 'Due', { yes: 'Late' }),
  selectFilter('message', 'Messages', { open: 'Unanswered' }),
  selectFilter('assignee', 'Assigned to', { me: 'You', nobody: 'Nobody' }),
];

const COLUMNS: readonly Column<ProjectView>[] = [
  {
    label: 'Customer',
    isTitle: true,
    sort: 'customer',
    cell: (row) => <a href={paths.adminOrder(row.orderId)}>{customerName(row.customerName)}</a>,
  },
  {
    label: 'Stage',
    card: 'state',
    cell: (row) => (
      <>
        <ProjectStageBadge project={row} /> {row.isLate && <LateBadge />}
      </>
    ),
  },
  {
    label: 'Next',
    card: 'meta',
    cell: (row) =>
      row.due ? (
        <>
          {PART_LABELS[row.due.part]}
          <span className="alist-sub">{timeLeftText(row) ?? waitText(row)}</span>
        </>
      ) : (
        '–'
      ),
  },
  { label: 'Due', sort: 'due', card: 'end', cell: (row) => <CellTime at={row.due?.at ?? null} /> },
  { label: 'Assigned to', from: 'medium', cell: (row) => row.assignee?.username ?? '–' },
  { label: 'Order', from: 'medium', cell: (row) => <span className="alist-number">#{row.orderId}</span> },
  createdColumn('Opened', { from: 'wide' }),
];

/** The board shows every stage beside the others. */
const BOARD_FILTERS = FILTERS.filter(({ key }) => key !== 'stage');

export function ProjectsScreen() {
  const state = useListState(projectScreenInput);
  const view = state.values.view ?? 'list';
  const trees = useWaiting()(paths.adminTrees);
  return (
    <AdminPage
      title="Projects"
      actions={
        <Button component="a" variant="default" href={paths.adminTrees}>
          Trees{trees && `: ${trees.text}`}
        </Button>
      }
    >
      <SegmentedControl
        className="project-views"
        aria-label="View"
        data={[
          { value: 'list', label: 'List' },
          { value: 'board', label: 'Board' },
        ]}
        value={view}
        onChange={(chosen) =>
          state.set(chosen === 'board' ? { view: 'board', stage: null, sort: null } : { view: null })
        }
      />
      {view === 'board' ? <BoardView state={state} /> : <ListView state={state} />}
      <WhenSeen fallback={<Skeleton height={STAGE_CHART_HEIGHT} />}>
        <StageDurations />
      </WhenSeen>
    </AdminPage>
  );
}

type ViewProps = { state: ListState<z.input<typeof projectScreenInput>> };

function BoardView({ state }: ViewProps) {
  const { q, turn, late, message, assignee } = state.input;
  const filters = { turn: null, late: null, message: null, assignee: null, q: null };
  return (
    <div className="alist-frame">
      <ListToolbar
        state={state}
        filters={BOARD_FILTERS}
        searchLabel="Search projects"
        onClear={state.isFiltered ? () => state.set(filters) : null}
      />
      <ProjectBoard input={{ q, turn, late, message, assignee }} />
    </div>
  );
}

function ListView({ state }: ViewProps) {
  const live = useLive(MINUTE_MS);
  const query = trpc.projects.list.useQuery(state.input, { ...KEEP_ROWS, refetchInterval: live });
  return (
    <AdminList
      name="projects"
      caption="Projects by due time, late ones first"
      columns={COLUMNS}
      query={query}
      state={state}
      filters={FILTERS}
      searchLabel="Search projects"
      emptyText="No projects yet"
      defaultSort="due"
    />
  );
}

/** In pixels. */
const STAGE_CHART_HEIGHT = 260;

const StageChart = lazy(() =>
  import('./stage-chart.tsx').then(({ StageChart: Chart }) => ({ default: Chart })),
);

/** `Nov 2026` */
const monthLabel = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

function StageDurations() {
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
        {({ stages, designHours }) => (
          <>
            <Figures months={stages.find((figures) => figures.stage === stage)?.months ?? []} />
            <Text size="sm" mt="sm">
              Public figure: {publicFigure(designHours)}
            </Text>
          </>
        )}
      </Loaded>
    </section>
  );
}

function Figures({ months }: { months: readonly MonthlyDuration[] }) {
  const hours = (value: number | null) => (value === null ? '–' : `${value} h`);
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
      table={
        <FiguresTable
          labelledBy="stage-durations"
          rows={months.toReversed()}
          columns={{
            Month: ({ month }) => monthLabel(month),
            Measured: ({ count }) => count,
            Median: ({ median }) => hours(median),
            '95% of projects within': ({ p95 }) => hours(p95),
          }}
        />
      }
    />
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
