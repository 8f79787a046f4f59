import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { type ProjectView, projectScreenInput } from '#src/domain/project/project/project.schema.ts';
import {
  PART_LABELS,
  PROJECT_STAGE_LABELS,
  timeLeftText,
} from '#src/domain/project/project/project-texts.rules.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime, createdColumn } from '#src/features/admin/list/cell-time.tsx';
import { customerName } from '#src/features/admin/list/empty-values.ts';
import { selectFilter } from '#src/features/admin/list/filters.ts';
import { type ListState, useListState } from '#src/features/admin/list/list-state.ts';
import { ListToolbar } from '#src/features/admin/list/list-toolbar.tsx';
import type { Column, Filter } from '#src/features/admin/list/list-types.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { WhenSeen } from '#src/ui/components/when-seen.tsx';
import { CLOCK_REFRESH_MS } from './clock-refresh.ts';
import { ProjectBoard } from './project-board.tsx';
import { LateBadge, ProjectStageBadge } from './project-stage-badge.tsx';
import { STAGE_CHART_HEIGHT, StageDurations } from './stage-durations.tsx';

const FILTERS: readonly Filter[] = [
  selectFilter('stage', 'Stage', { open: 'Not finished', ...PROJECT_STAGE_LABELS }),
  selectFilter('turn', 'Waiting for', { shop: 'Us', customer: 'The customer' }),
  selectFilter('late', 'Due', { yes: 'Late' }),
  selectFilter('message', 'Messages', { open: 'Unanswered' }),
  selectFilter('assignee', 'Assigned to', { me: 'You', nobody: 'Nobody' }),
];

const COLUMNS: readonly Column<ProjectView>[] = [
  {
    key: 'customer',
    label: 'Customer',
    isTitle: true,
    sort: 'customer',
    cell: (row) => <a href={paths.adminOrder(row.orderId)}>{customerName(row.customerName)}</a>,
  },
  {
    key: 'stage',
    label: 'Stage',
    card: 'state',
    cell: (row) => (
      <>
        <ProjectStageBadge stage={row.stage} /> {row.isLate && <LateBadge />}
      </>
    ),
  },
  {
    key: 'next',
    label: 'Next',
    card: 'meta',
    cell: (row) =>
      row.due ? (
        <>
          {PART_LABELS[row.due.part]}
          <span className="alist-sub">{timeLeftText(row) ?? 'From the customer'}</span>
        </>
      ) : (
        '–'
      ),
  },
  {
    key: 'due',
    label: 'Due',
    sort: 'due',
    card: 'end',
    cell: (row) => (row.due?.at ? <CellTime at={row.due.at} /> : '–'),
  },
  {
    key: 'assignee',
    label: 'Assigned to',
    from: 'medium',
    cell: (row) => row.assignee?.username ?? '–',
  },
  {
    key: 'order',
    label: 'Order',
    from: 'medium',
    cell: (row) => <span className="alist-number">#{row.orderId}</span>,
  },
  createdColumn('Opened', { from: 'wide' }),
];

/** The board shows every stage beside the others. */
const BOARD_FILTERS = FILTERS.filter(({ key }) => key !== 'stage');

export function ProjectsScreen() {
  const state = useListState(projectScreenInput);
  const view = state.values.view ?? 'list';
  return (
    <AdminPage
      title="Projects"
      actions={
        <Button component="a" variant="default" href={paths.adminTrees}>
          Trees
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
  const query = trpc.projects.list.useQuery(state.input, {
    placeholderData: keepPreviousData,
    refetchInterval: CLOCK_REFRESH_MS,
  });
  return (
    <AdminList
      name="projects"
      caption="Projects by due time, late ones first"
      columns={COLUMNS}
      rowLabel={(row) => `the project of ${row.customerName}`}
      query={query}
      state={state}
      filters={FILTERS}
      searchLabel="Search projects"
      emptyText="No projects yet"
      tabs={paths.adminProjects}
    />
  );
}
