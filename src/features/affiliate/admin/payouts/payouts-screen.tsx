import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { payableHref } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { PAYOUT_METHOD_LABELS } from '#src/domain/affiliate/payout/payout.rules.ts';
import {
  PAYOUT_RUN_STATUSES,
  type PayoutPreview,
  type PayoutRunView,
  payoutRunsInput,
  RUN_LABEL_MAX,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDay, utcDay } from '#src/domain/shared/dates.ts';
import { formatMinor, sumBy, sumsByCurrency, sumsText } from '#src/domain/shared/money.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime } from '#src/features/admin/list/cells.tsx';
import { DataTable } from '#src/features/admin/list/data-table.tsx';
import { type Column, statusFilter } from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AdminCard, AdminPage, ownersOnly } from '#src/features/admin/shell/admin-page.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { Figure } from '#src/ui/components/figures.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { useRefreshCommissions } from '../commissions/refresh-commissions.ts';
import { RunBadge, runTotal } from './run-badge.tsx';

const COLUMNS: Column<PayoutRunView>[] = [
  { label: 'Run', isTitle: true, cell: (run) => <a href={paths.adminPayout(run.id)}>{run.label}</a> },
  { label: 'Status', card: 'state', cell: (run) => <RunBadge run={run} /> },
  { label: 'Total', align: 'right', card: 'end', cell: runTotal },
  {
    label: 'Payouts',
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
  { label: 'Created by', isFree: true, from: 'medium', cell: (run) => run.createdBy },
  { label: 'Created', card: 'meta', cell: (run) => <CellTime at={run.createdAt} /> },
  { label: 'Closed', from: 'medium', cell: (run) => <CellTime at={run.closedAt} /> },
];

export const PayoutsScreen = ownersOnly('Payouts', OwnerPayouts);

function OwnerPayouts() {
  const list = useList(payoutRunsInput, trpc.payouts.runs);
  return (
    <AdminPage title="Payouts">
      <NextRun />
      <h2 className="payouts-runs">Runs so far</h2>
      <AdminList
        name="payouts"
        caption="Payout runs, newest first"
        columns={COLUMNS}
        {...list}
        searchLabel="Search payout runs"
        emptyText="No payouts yet"
        filters={[statusFilter(PAYOUT_RUN_STATUSES)]}
      />
    </AdminPage>
  );
}

type Item = PayoutPreview['items'][number];

/** The next planned run, as affiliates see it too. */
function NextRun() {
  const [isAsking, setIsAsking] = useState(false);
  const query = trpc.payouts.preview.useQuery({ when: 'next' });
  return (
    <AdminCard
      title={query.data ? `Next payout: ${adminDay(utcDay(query.data.on))}` : 'Next payout'}
      style={{ marginBottom: '1.4rem' }}
    >
      <Loaded query={query} failed="The next payout could not be worked out." height={120}>
        {({ items, on, openRunId }) => (
          <Stack gap="md" align="flex-start">
            {items.length === 0 ? (
              <Text>There is nothing to pay out yet.</Text>
            ) : (
              <Plan caption="What the next payout holds, as far as it is known today" items={items} on={on} />
            )}
            {openRunId ? (
              <Text>
                A run is open: <a href={paths.adminPayout(openRunId)}>mark its lines and close it</a> before
                the next one.
              </Text>
            ) : (
              items.length > 0 && <Button onClick={() => setIsAsking(true)}>Create payout run…</Button>
            )}
          </Stack>
        )}
      </Loaded>
      <Dialog title="Create a payout run" isOpen={isAsking} onClose={() => setIsAsking(false)} size="lg">
        <CreateForm onClose={() => setIsAsking(false)} />
      </Dialog>
    </AdminCard>
  );
}

function CreateForm({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshCommissions();
  const [minimum, setMinimum] = useState<number | string>(0);
  const [label, setLabel] = useState('');
  const minimumMinor = Math.round((Number(minimum) || 0) * 100);
  const preview = trpc.payouts.preview.useQuery({ minimumMinor }, { placeholderData: keepPreviousData });
  const create = trpc.payouts.createRun.useMutation({
    onSuccess({ run }) {
      showToast({
        title: 'Payout run created',
        description: 'Pay its lines, then mark them. Until then you can discard it.',
      });
      refresh();
      onClose();
      void navigate(paths.adminPayout(run.id));
    },
    onError(error) {
      showErrorToast('No payout run', error);
      refresh();
      onClose();
    },
  });
  const paid = paidOf(preview.data?.items ?? []);
  return (
    <>
      <Group align="flex-end" gap="md" mb="md">
        <TextInput
          label="Name of the run"
          placeholder="The month, if left empty"
          maxLength={RUN_LABEL_MAX}
          w={220}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <NumberInput
          label="Smallest payout"
          description={
            minimumMinor > 0
              ? 'Smaller balances wait for the next run. The programme’s page promises no minimum: leave this at 0 unless you change that page.'
              : 'Smaller balances wait for the next run.'
          }
          min={0}
          decimalScale={2}
          value={minimum}
          onChange={setMinimum}
          w={180}
        />
      </Group>
      <Loaded query={preview} failed="The run could not be worked out." height={120}>
        {({ items, on }) => (
          <>
            <Plan caption="Payouts of this run" items={items} on={on} />
            <Text mt="xs">
              {paid.length === 0
                ? 'There is nothing to pay out right now.'
                : `The run sets ${counted(
                    sumBy(paid, ({ commissions }) => commissions),
                    'commission',
                  )} aside. No money moves and nobody is emailed before you mark a line.`}
            </Text>
          </>
        )}
      </Loaded>
      <DialogActions safe="Not now" onSafe={onClose}>
        <Button
          loading={create.isPending}
          disabled={paid.length === 0 || preview.isFetching}
          onClick={() => create.mutate({ label: label || null, minimumMinor })}
        >
          Create payout run{paid.length > 0 && `: ${totalText(paid)}`}
        </Button>
      </DialogActions>
    </>
  );
}

const paidOf = (items: readonly Item[]) => items.filter((item) => item.leftOutBecause === null);
const totalText = (paid: readonly Item[]): string =>
  sumsText(sumsByCurrency(paid, ({ amountMinor }) => amountMinor));

type PlanProps = { caption: string; items: readonly Item[]; on: Date };

/** Every balance as a run of that day takes it or leaves it out. */
function Plan({ caption, items, on }: PlanProps) {
  const paid = paidOf(items);
  return (
    <>
      <DataTable
        caption={caption}
        columns={planColumns(on)}
        rows={items.map((item) => ({ ...item, id: `${item.affiliateId}-${item.currency}` }))}
      />
      <Text mt="sm" fw={600}>
        {counted(paid.length, 'payout')}
        {paid.length > 0 && `, total: ${totalText(paid)}`}
      </Text>
    </>
  );
}

const planColumns = (on: Date): Column<Item>[] => [
  {
    label: 'Affiliate',
    isTitle: true,
    cell: (item) => <a href={paths.adminAffiliate(item.affiliateId)}>{item.affiliateName}</a>,
  },
  {
    label: 'Amount',
    align: 'right',
    cell: ({ affiliateId, affiliateName, currency, amountMinor }) => (
      <Figure
        href={payableHref(affiliateId, currency, on)}
        text={formatMinor(amountMinor, currency)}
        label={`payable to ${affiliateName}`}
      />
    ),
  },
  { label: 'Method', cell: (item) => PAYOUT_METHOD_LABELS[item.method] },
  {
    label: 'Status',
    cell: ({ leftOutBecause: reason }) => (
      <div>
        <Badge tone={reason ? 'calm' : 'good'} mark={reason ? '×' : '✓'}>
          {reason ? 'Left out' : 'Included'}
        </Badge>
        {reason && <span className="alist-sub">{reason}</span>}
      </div>
    ),
  },
];
