import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { PayoutRunView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { QuestionDialog } from '#src/features/admin/dialog/question-dialog.tsx';
import { AdminPage, OwnersOnly } from '#src/features/admin/shell/admin-page.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { RunBadge, runTotal } from './run-badge.tsx';
import { RunLines } from './run-lines.tsx';

const BACK = { href: paths.adminPayouts, label: 'Back to Payouts' };

export function PayoutRunScreen({ id }: { id: number }) {
  return (
    <OwnersOnly title="Payout run">
      <Run id={id} />
    </OwnersOnly>
  );
}

function createdText(run: PayoutRunView): string {
  const created = `Created by ${run.createdBy} on ${adminDate(run.createdAt)}`;
  return run.closedAt ? `${created}, ${run.status} on ${adminDate(run.closedAt)}` : created;
}

function Run({ id }: { id: number }) {
  const query = trpc.payouts.run.useQuery({ id });
  if (query.error)
    return (
      <AdminPage title="Payout run" back={BACK}>
        <QueryError query={query} text={failureText(query.error, 'This run could not be loaded.')} />
      </AdminPage>
    );
  const run = query.data?.run;
  const refresh = () => void query.refetch();
  return (
    <AdminPage
      title={run ? `Payout run ${run.label}` : 'Payout run'}
      lead={
        run ? (
          <>
            <RunBadge run={run} /> {runTotal(run)}. {createdText(run)}
          </>
        ) : null
      }
      back={BACK}
      actions={run?.status === 'open' && <RunActions run={run} onChange={refresh} />}
    >
      {query.data ? <RunLines detail={query.data} onChange={refresh} /> : <Skeleton height={260} />}
    </AdminPage>
  );
}

type ActionsProps = { run: PayoutRunView; onChange: () => void };

function RunActions({ run, onChange }: ActionsProps) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const fail = (title: string) => (error: unknown) => {
    showErrorToast(title, error);
    setIsDiscarding(false);
    onChange();
  };
  const close = trpc.payouts.closeRun.useMutation({
    onSuccess() {
      showToast({ title: 'Run closed', description: 'You can create the next run.' });
      onChange();
    },
    onError: fail('Not Closed'),
  });
  const discard = trpc.payouts.discardRun.useMutation({
    onSuccess() {
      showToast({ title: 'Run discarded', description: 'Its commissions are payable again.' });
      setIsDiscarding(false);
      onChange();
    },
    onError: fail('Not Discarded'),
  });
  const csv = (format: string) => `${apiPaths.payouts}/${run.id}/csv?format=${format}`;
  return (
    <>
      <Button component="a" variant="default" href={csv('paypal')} download>
        CSV for PayPal
      </Button>
      <Button component="a" variant="default" href={csv('bank')} download>
        CSV for the bank
      </Button>
      {run.canDiscard && (
        <Button variant="default" c="red" onClick={() => setIsDiscarding(true)}>
          Discard run…
        </Button>
      )}
      <Button
        loading={close.isPending}
        disabled={run.pendingLines > 0}
        onClick={() => close.mutate({ id: run.id })}
      >
        Close the run
      </Button>
      <QuestionDialog
        title={`Discard ${run.label}?`}
        action="Discard run"
        isDangerous
        isOpen={isDiscarding}
        isBusy={discard.isPending}
        onConfirm={() => discard.mutate({ id: run.id })}
        onClose={() => setIsDiscarding(false)}
      >
        Its commissions become payable again and the next run includes them. Nobody is emailed. Only discard
        it if you haven’t paid anyone. Its payment files will no longer be valid.
      </QuestionDialog>
    </>
  );
}
