import { Button } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import type { PayoutRunView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { QuestionDialog } from '#src/features/admin/dialog/question-dialog.tsx';
import { AdminPage, ownersOnly, useRecordId } from '#src/features/admin/shell/admin-page.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { RunBadge, runTotal } from './run-badge.tsx';
import { RunLines } from './run-lines.tsx';

export const PayoutRunScreen = ownersOnly('Payout run', Run);

function createdText(run: PayoutRunView): string {
  const created = `Created by ${run.createdBy} on ${adminDate(run.createdAt)}`;
  return run.closedAt ? `${created}, ${run.status} on ${adminDate(run.closedAt)}` : created;
}

function Run() {
  const id = useRecordId();
  const query = trpc.payouts.run.useQuery({ id });
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
      back={{ href: paths.adminPayouts, label: 'Back to Payouts' }}
      actions={run?.status === 'open' && <RunActions key={id} run={run} onChange={refresh} />}
    >
      <Loaded query={query} failed="This run could not be loaded." height={260}>
        {(detail) => <RunLines key={id} detail={detail} onChange={refresh} />}
      </Loaded>
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
