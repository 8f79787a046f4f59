import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { failureText, trpc } from '#src/client/trpc.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import type { PayoutLineView, PayoutRunDetail } from '#src/domain/payout/payout.schema.ts';
import { adminDate, adminDay } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { focusIfLost } from '#src/ui/behaviour/focus-if-lost.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { ReasonDialog } from '../dialog/reason-dialog.tsx';
import { CardTable } from '../list/card-table.tsx';
import type { Column } from '../list/list-types.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { OwnersOnly } from './owners-only.tsx';
import { PaidDialog } from './paid-dialog.tsx';

const BACK = { href: '/admin/payouts', label: 'Back to Payouts' };

export function PayoutRunScreen({ id }: { id: number }) {
  const { viewer } = usePageContext();
  if (viewer?.kind !== 'admin' || viewer.role !== 'owner') return <OwnersOnly title="Payout run" />;
  return <Run id={id} />;
}

function Run({ id }: { id: number }) {
  const query = trpc.payouts.run.useQuery({ id });
  const close = trpc.payouts.closeRun.useMutation({
    onSuccess() {
      showToast({ title: 'Run closed', description: 'You can create the next run.' });
      void query.refetch();
    },
    onError: (error) =>
      showToast({
        title: 'Run not closed',
        description: failureText(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  if (query.error)
    return (
      <AdminPage title="Payout run" back={BACK}>
        <Alert color="red">
          {failureText(query.error, 'This run could not be loaded. Refresh the page.')}
        </Alert>
      </AdminPage>
    );
  const run = query.data?.run;
  return (
    <AdminPage
      title={run?.label ?? 'Payout run'}
      lead={
        run &&
        `Made by ${run.createdBy} on ${adminDate(run.createdAt)}${run.closedAt ? `, closed on ${adminDate(run.closedAt)}` : ''}`
      }
      back={BACK}
      actions={
        run?.status === 'open' && (
          <>
            <Button
              component="a"
              variant="default"
              href={`${apiPaths.payouts}/${id}/csv?format=paypal`}
              download
            >
              CSV for PayPal
            </Button>
            <Button
              component="a"
              variant="default"
              href={`${apiPaths.payouts}/${id}/csv?format=bank`}
              download
            >
              CSV for the bank
            </Button>
            <Button
              loading={close.isPending}
              disabled={run.pendingLines > 0}
              onClick={() => close.mutate({ id })}
            >
              Close the run
            </Button>
          </>
        )
      }
    >
      {query.data ? (
        <Lines detail={query.data} onChange={() => void query.refetch()} />
      ) : (
        <Skeleton height={260} />
      )}
    </AdminPage>
  );
}

const METHODS = { paypal: 'PayPal', bank: 'Bank transfer', none: '–' } as const;
type Choose = (line: PayoutLineView) => void;

const columnsFor = (pay: Choose, fail: Choose): Column<PayoutLineView>[] => [
  {
    key: 'name',
    label: 'Affiliate',
    isTitle: true,
    cell: (line) => (
      <>
        <a href={paths.adminAffiliate(line.affiliateId)}>{line.affiliateName}</a>
        <span className="alist-sub">
          {line.commissions} {line.commissions === 1 ? 'commission' : 'commissions'}
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    cell: (line) => formatMinor(line.amountMinor, line.currency),
  },
  { key: 'method', label: 'By', cell: (line) => METHODS[line.method] },
  { key: 'status', label: 'Status', cell: (line) => <LineStatus line={line} /> },
  {
    key: 'actions',
    label: 'Actions',
    cell: (line) => (
      <Group gap="xs">
        {line.status === 'pending' && (
          <Button size="sm" onClick={() => pay(line)}>
            Mark as paid<span className="sr-only"> for {line.affiliateName}</span>
          </Button>
        )}
        {(line.status === 'pending' || line.status === 'paid') && (
          <Button
            size="sm"
            variant="default"
            c="red"
            onClick={() => fail(line)}
            aria-label={`Failed: the payment to ${line.affiliateName}`}
          >
            Failed
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          component="a"
          href={paths.payoutStatement(line.affiliateId)}
          target="_blank"
          aria-label={`Statement of ${line.affiliateName}`}
        >
          Statement
        </Button>
      </Group>
    ),
  },
];

function Lines({ detail, onChange }: { detail: PayoutRunDetail; onChange: () => void }) {
  const [paying, setPaying] = useState<PayoutLineView | null>(null);
  const [failing, setFailing] = useState<PayoutLineView | null>(null);
  const markFailed = trpc.payouts.markFailed.useMutation();
  const { run, lines } = detail;
  const closedLine = useRef<number | null>(null);
  // The dialog returns focus to a button that the new line state removes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the lines were refetched
  useEffect(() => {
    if (closedLine.current !== null) focusIfLost(document.getElementById(statusId(closedLine.current)));
    closedLine.current = null;
  }, [lines]);

  function closeLine(line: PayoutLineView): void {
    closedLine.current = line.id;
    onChange();
  }

  return (
    <section className="admin-card" aria-labelledby="lines">
      <h2 id="lines">Lines</h2>
      {run.status === 'open' && run.pendingLines > 0 && (
        <Text mb="sm">
          Downloading a CSV changes nothing. Pay, then mark each line with the date and reference of the
          payment.
        </Text>
      )}
      <CardTable
        caption="Lines of this run"
        columns={columnsFor(setPaying, setFailing)}
        rows={lines}
        rowKey={(line) => line.id}
      />
      <PaidDialog line={paying} onClose={() => setPaying(null)} onDone={() => paying && closeLine(paying)} />
      <ReasonDialog
        title={failing ? `Payment to ${failing.affiliateName} failed?` : ''}
        lead="The commissions of this line will be paid with the next run."
        label="What went wrong"
        action="Mark as failed"
        isDangerous
        isOpen={failing !== null}
        onClose={() => setFailing(null)}
        onSubmit={async (reason) => {
          if (!failing) return;
          await markFailed.mutateAsync({ lineId: failing.id, reason });
          showToast({ title: 'Marked as failed', description: failing.affiliateName });
          closeLine(failing);
        }}
      />
    </section>
  );
}

const statusId = (lineId: number): string => `line-${lineId}-status`;

function LineStatus({ line }: { line: PayoutLineView }) {
  const note =
    line.status === 'paid'
      ? [line.paidOn && adminDay(line.paidOn), line.reference].filter(Boolean).join(', ')
      : line.status === 'pending'
        ? line.heldBecause && `Not in the CSV: ${line.heldBecause}`
        : line.note;
  return (
    <div id={statusId(line.id)} tabIndex={-1}>
      <StatusBadge status={line.status === 'carried' ? 'carried_over' : line.status} />
      {note && <span className="alist-sub">{note}</span>}
    </div>
  );
}
