import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { PROJECT_STAGES } from '#src/domain/project/project.rules.ts';
import { type ProjectView, projectListInput } from '#src/domain/project/project.schema.ts';
import { PART_LABELS, STAGE_LABELS, timeLeftText } from '#src/domain/project/project-texts.rules.ts';
import { AdminList } from '../list/admin-list.tsx';
import { CellTime } from '../list/cell-time.tsx';
import { useListState } from '../list/list-state.ts';
import type { Column, Filter } from '../list/list-types.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { LateBadge, StageBadge } from './stage-badge.tsx';

/** The time left is the server's: read again each minute. */
export const CLOCK_REFRESH_MS = 60_000;

const FILTERS: readonly Filter[] = [
  {
    kind: 'select',
    key: 'stage',
    label: 'Stage',
    options: [
      { value: 'open', label: 'Not finished' },
      ...PROJECT_STAGES.map((value) => ({ value, label: STAGE_LABELS[value] })),
    ],
  },
  {
    kind: 'select',
    key: 'turn',
    label: 'Waiting for',
    options: [
      { value: 'shop', label: 'Us' },
      { value: 'customer', label: 'The customer' },
    ],
  },
  { kind: 'select', key: 'late', label: 'Due', options: [{ value: 'yes', label: 'Late' }] },
];

const COLUMNS: readonly Column<ProjectView>[] = [
  {
    key: 'customer',
    label: 'Customer',
    isTitle: true,
    sort: 'customer',
    cell: (row) => <a href={paths.adminOrder(row.orderId)}>{row.customerName || 'Unknown Customer'}</a>,
  },
  {
    key: 'stage',
    label: 'Stage',
    card: 'state',
    cell: (row) => (
      <>
        <StageBadge stage={row.stage} /> {row.isLate && <LateBadge />}
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
    key: 'order',
    label: 'Order',
    from: 'medium',
    cell: (row) => <span className="alist-number">#{row.orderId}</span>,
  },
  {
    key: 'changed',
    label: 'Changed',
    isHiddenAtFirst: true,
    cell: (row) => <CellTime at={row.changedAt} />,
  },
  {
    key: 'created',
    label: 'Opened',
    sort: 'createdAt',
    sortFirst: 'descending',
    from: 'wide',
    cell: (row) => <CellTime at={row.createdAt} />,
  },
];

export function ProjectsScreen() {
  const state = useListState(projectListInput);
  const query = trpc.projects.list.useQuery(state.input, {
    placeholderData: keepPreviousData,
    refetchInterval: CLOCK_REFRESH_MS,
  });
  return (
    <AdminPage title="Projects" back={{ href: paths.admin, label: 'Back to Dashboard' }}>
      <AdminList
        name="projects"
        caption="Projects by due time, late ones first"
        columns={COLUMNS}
        rowKey={(row) => row.id}
        rowLabel={(row) => `the project of ${row.customerName}`}
        query={query}
        state={state}
        filters={FILTERS}
        searchLabel="Search projects"
        emptyText="No projects yet"
        tabs={paths.adminProjects}
      />
    </AdminPage>
  );
}
