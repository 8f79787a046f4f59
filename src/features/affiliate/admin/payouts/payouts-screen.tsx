import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#src/client/trpc.ts';
import {
  PAYOUT_RUN_STATUSES,
  type PayoutRunView,
  payoutRunsInput,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime } from '#src/features/admin/list/cell-time.tsx';
import { statusFilter } from '#src/features/admin/list/filters.ts';
import { useListState } from '#src/features/admin/list/list-state.ts';
import type { Column } from '#src/features/admin/list/list-types.ts';
import { AdminPage, OwnersOnly } from '#src/features/admin/shell/admin-page.tsx';
import { NextRun } from './next-run.tsx';
import { RunBadge, runTotal } from './run-badge.tsx';

const COLUMNS: Column<PayoutRunView>[] = [
  {
    key: 'label',
    label: 'Run',
    isTitle: true,
    cell: (run) => <a href={paths.adminPayout(run.id)}>{run.label}</a>,
  },
  {
    key: 'status',
    label: 'Status',
    card: 'state',
    cell: (run) => <RunBadge run={run} />,
  },
  { key: 'total', label: 'To pay and paid', align: 'right', card: 'end', cell: runTotal },
  {
    key: 'lines',
    label: 'Lines',
    isFree: true,
    card: 'meta',
    cell: (run) =>
      [
        [run.pendingLines, 'to pay'],
        [run.paidLines, 'paid'],
        [run.failedLines, 'failed'],
        [run.carriedLines, 'carried over'],
      ]
        .filter(([count]) => Number(count) > 0)
        .map(([count, word]) => `${count} ${word}`)
        .join(', ') || '–',
  },
  { key: 'by', label: 'Created by', isFree: true, from: 'medium', cell: (run) => run.createdBy },
  { key: 'created', label: 'Created', card: 'meta', cell: (run) => <CellTime at={run.createdAt} /> },
  {
    key: 'closed',
    label: 'Closed',
    from: 'medium',
    cell: (run) => (run.closedAt ? <CellTime at={run.closedAt} /> : '–'),
  },
];

export function PayoutsScreen() {
  return (
    <OwnersOnly title="Payouts">
      <OwnerPayouts />
    </OwnersOnly>
  );
}

function OwnerPayouts() {
  const state = useListState(payoutRunsInput);
  const query = trpc.payouts.runs.useQuery(state.input, { placeholderData: keepPreviousData });
  return (
    <AdminPage title="Payouts">
      <NextRun />
      <h2 className="payouts-runs">Runs so far</h2>
      <AdminList
        name="payouts"
        caption="Payout runs, newest first"
        columns={COLUMNS}
        rowKey={(run) => run.id}
        rowLabel={(run) => `run ${run.label}`}
        query={query}
        state={state}
        searchLabel="Search payout runs"
        emptyText="No payouts yet"
        filters={[statusFilter(PAYOUT_RUN_STATUSES)]}
      />
    </AdminPage>
  );
}
