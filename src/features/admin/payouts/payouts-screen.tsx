import { Alert, Button, Group, NumberInput, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { failureText, trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { type PayoutPreview, type PayoutRunView, payoutRunsInput } from '#src/domain/payout/payout.schema.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { CardTable } from '../list/card-table.tsx';
import { useListState } from '../list/list-state.ts';
import type { Column } from '../list/list-types.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { OwnersOnly } from './owners-only.tsx';

const totalText = (run: PayoutRunView) =>
  run.totals.map((total) => formatMinor(total.pendingMinor + total.paidMinor, total.currency)).join(', ') ||
  '–';

const COLUMNS: Column<PayoutRunView>[] = [
  {
    key: 'label',
    label: 'Run',
    isTitle: true,
    cell: (run) => <a href={`/admin/payouts/${run.id}`}>{run.label}</a>,
  },
  {
    key: 'status',
    label: 'Status',
    cell: (run) => <StatusBadge status={run.status === 'open' ? 'in_progress' : 'completed'} />,
  },
  { key: 'total', label: 'To pay and paid', align: 'right', cell: totalText },
  {
    key: 'lines',
    label: 'Lines',
    cell: (run) =>
      [
        [run.pendingLines, 'to pay'],
        [run.paidLines, 'paid'],
        [run.failedLines, 'failed'],
        [run.carriedLines, 'carried over'],
      ]
        .filter(([count]) => Number(count) > 0)
        .map(([count, word]) => `${count} ${word}`)
        .join(', '),
  },
  { key: 'by', label: 'Made by', isFree: true, cell: (run) => run.createdBy },
  { key: 'created', label: 'Made', cell: (run) => adminDate(run.createdAt) },
  { key: 'closed', label: 'Closed', cell: (run) => (run.closedAt ? adminDate(run.closedAt) : '–') },
];

export function PayoutsScreen() {
  const { viewer } = usePageContext();
  if (viewer?.kind !== 'admin' || viewer.role !== 'owner') return <OwnersOnly title="Payouts" />;
  return <OwnerPayouts />;
}

function OwnerPayouts() {
  const state = useListState(payoutRunsInput);
  const query = trpc.payouts.runs.useQuery(state.input, { placeholderData: keepPreviousData });
  return (
    <AdminPage
      title="Payouts"
      actions={
        <Button component="a" href={paths.adminReconciliation} variant="default">
          Reconciliation
        </Button>
      }
    >
      <NextRun />
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
        filters={[
          {
            kind: 'select',
            key: 'status',
            label: 'Status',
            options: [
              { value: 'open', label: 'Open' },
              { value: 'closed', label: 'Closed' },
            ],
          },
        ]}
      />
    </AdminPage>
  );
}

function NextRun() {
  const [minimum, setMinimum] = useState<number | string>(0);
  const [label, setLabel] = useState('');
  const minimumMinor = Math.round((Number(minimum) || 0) * 100);
  const preview = trpc.payouts.preview.useQuery({ minimumMinor }, { placeholderData: keepPreviousData });
  const create = trpc.payouts.createRun.useMutation({
    onSuccess({ run }) {
      showToast({
        title: 'Payout run created',
        description: 'Its commissions are locked until you mark each line.',
      });
      void navigate(`/admin/payouts/${run.id}`);
    },
    onError: (error) =>
      showToast({
        title: 'No payout run created',
        description: failureText(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  const ready = preview.data?.items.filter((item) => item.leftOutBecause === null) ?? [];
  return (
    <section className="admin-card" aria-labelledby="next-run" style={{ marginBottom: '1.4rem' }}>
      <h2 id="next-run">Next run</h2>
      {preview.isPending ? (
        <Skeleton height={120} />
      ) : preview.error ? (
        <Text role="alert">
          {failureText(preview.error, 'The next run could not be calculated. Refresh the page.')}
        </Text>
      ) : preview.data.openRunId ? (
        <Text>
          A run is open. <a href={`/admin/payouts/${preview.data.openRunId}`}>Mark its lines and close it</a>{' '}
          before you create the next one.
        </Text>
      ) : (
        <Stack gap="md">
          <PreviewTable items={preview.data.items} />
          <Group align="flex-end" gap="md">
            <TextInput
              label="Name of the run"
              placeholder="The month, if left empty"
              maxLength={40}
              w={220}
              value={label}
              onChange={(event) => setLabel(event.currentTarget.value)}
            />
            <NumberInput
              label="Smallest payout"
              description="Smaller amounts wait for the next run"
              min={0}
              decimalScale={2}
              value={minimum}
              onChange={setMinimum}
              w={180}
            />
            <Button
              loading={create.isPending}
              disabled={ready.length === 0}
              onClick={() => create.mutate({ label: label || null, minimumMinor })}
            >
              Create a run with {ready.length} {ready.length === 1 ? 'payout' : 'payouts'}
            </Button>
          </Group>
        </Stack>
      )}
    </section>
  );
}

const METHODS = { paypal: 'PayPal', bank: 'Bank transfer', none: '–' } as const;
const PREVIEW: Column<PayoutPreview['items'][number]>[] = [
  {
    key: 'name',
    label: 'Affiliate',
    isTitle: true,
    cell: (item) => <a href={paths.adminAffiliate(item.affiliateId)}>{item.affiliateName}</a>,
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    cell: (item) => formatMinor(item.amountMinor, item.currency),
  },
  { key: 'method', label: 'By', cell: (item) => METHODS[item.method] },
  {
    key: 'in',
    label: 'In the run?',
    cell: (item) => (item.leftOutBecause ? `No: ${item.leftOutBecause}` : 'Yes'),
  },
];

function PreviewTable({ items }: { items: PayoutPreview['items'] }) {
  if (items.length === 0) return <Alert>There is nothing to pay out right now.</Alert>;
  return (
    <CardTable
      caption="What the next run would contain"
      columns={PREVIEW}
      rows={items}
      rowKey={(item) => `${item.affiliateId}-${item.currency}`}
    />
  );
}
