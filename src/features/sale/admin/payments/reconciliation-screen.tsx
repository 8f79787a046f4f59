import { Alert, Button, Text } from '@mantine/core';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { subjectHref } from '#src/domain/records.ts';
import {
  type Finding,
  type PaymentEventView,
  paymentEventsInput,
  type ReconciliationView,
} from '#src/domain/sale/payment/payment.schema.ts';
import { replayToast } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { type Column, statusFilter } from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Badge } from '#src/ui/components/status-badge.tsx';
import './reconciliation.css';

export function ReconciliationScreen() {
  const query = trpc.payments.reconciliation.useQuery({});
  return (
    <AdminPage
      title="Reconciliation"
      lead="Compares the payment provider, the orders, the commissions and the ledger. Runs every night, and when you open this page."
      actions={
        <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
          Check again
        </Button>
      }
    >
      <Loaded query={query} failed="The check could not be run. Nothing was changed." height={180}>
        {(view) => <Result view={view} />}
      </Loaded>
      <h2 className="recon-heading">Payment events</h2>
      <Text c="dimmed" mb="sm">
        What the payment provider has told the shop about payments, refunds and disputes.
      </Text>
      <PaymentEvents />
    </AdminPage>
  );
}

function Result({ view }: { view: ReconciliationView }) {
  const isFine = view.provider === 'compared' && view.findings.length === 0;
  return (
    <section aria-labelledby="result">
      <Alert
        id="result"
        color={isFine ? 'brand' : 'accent'}
        title={view.provider === 'unreachable' ? 'The payment provider could not be reached' : view.summary}
        role="status"
      >
        {view.provider === 'unreachable' && <Text size="sm">{view.summary}</Text>}
        <Text size="sm">
          Checked on {adminDate(view.checkedAt)}, back to {adminDate(view.since)}.
        </Text>
      </Alert>
      {view.findings.length > 0 && (
        <ol className="recon-list">
          {view.findings.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff see several findings with the same text
            <FindingRow key={index} finding={finding} />
          ))}
        </ol>
      )}
      {view.truncated && (
        <Text>There are more than we list here. Resolve these first, then check again.</Text>
      )}
    </section>
  );
}

function FindingRow({ finding }: { finding: Finding }) {
  return (
    <li className="admin-card">
      <h3>{finding.text}</h3>
      <p>{finding.whatToDo}</p>
      <p className="recon-links">
        {finding.orderId && <a href={paths.adminOrder(finding.orderId)}>Order {finding.orderId}</a>}
        {finding.affiliateId && (
          <a href={subjectHref('affiliate', finding.affiliateId)}>Affiliate {finding.affiliateId}</a>
        )}
        {finding.payoutRunId && <a href={subjectHref('payout-run', finding.payoutRunId)}>Payout run</a>}
      </p>
    </li>
  );
}

const TONES = { processed: 'good', ignored: 'calm', waiting: 'wait', failed: 'bad' } as const;

const columnsFor = (replay: (id: string) => void, busy: string | null): Column<PaymentEventView>[] => [
  { label: 'Event', isTitle: true, cell: (row) => row.type },
  {
    label: 'Status',
    cell: (row) => (
      <>
        <Badge tone={TONES[row.status]}>{row.status}</Badge>
        {row.error && <span className="alist-sub">{row.error}</span>}
      </>
    ),
  },
  {
    label: 'Order',
    cell: (row) => (row.orderId ? <a href={paths.adminOrder(row.orderId)}>{row.orderId}</a> : '–'),
  },
  { label: 'Received', cell: (row) => adminDate(row.receivedAt) },
  {
    label: 'Replay',
    cell: (row) =>
      row.status === 'failed' || row.status === 'waiting' ? (
        <Button
          size="sm"
          variant="default"
          loading={busy === row.id}
          onClick={() => replay(row.id)}
          aria-label={`Replay the event ${row.type}`}
        >
          Replay
        </Button>
      ) : (
        '–'
      ),
  },
];

function PaymentEvents() {
  const list = useList(paymentEventsInput, trpc.payments.events);
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  const replay = trpc.payments.replay.useMutation({
    onSuccess(event) {
      showToast(replayToast(event));
      void utils.payments.invalidate();
      refreshCounts();
    },
    onError: (error) => showErrorToast('Replay failed', error),
  });
  return (
    <AdminList
      name="payment-events"
      caption="Payment events, newest first"
      columns={columnsFor(
        (id) => replay.mutate({ id }),
        replay.isPending ? (replay.variables?.id ?? null) : null,
      )}
      {...list}
      searchLabel="Search events"
      emptyText="No payment events yet"
      filters={[statusFilter(['processed', 'ignored', 'waiting', 'failed'])]}
    />
  );
}
