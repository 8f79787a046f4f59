import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast, showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import {
  PAYOUT_REFERENCE_MAX,
  type PayoutLineView,
  type PayoutRunDetail,
  type PayoutRunView,
  paymentInput,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDate, adminDay, utcDay } from '#src/domain/shared/dates.ts';
import { QuestionDialog } from '#src/features/admin/dialog/question-dialog.tsx';
import { AdminCard, AdminPage, ownersOnly, useRecordId } from '#src/features/admin/shell/admin-page.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useRefreshCommissions } from '../commissions/refresh-commissions.ts';
import { RunBadge, runTotal } from './run-badge.tsx';
import './payouts.css';
import { schemaResolver, useForm } from '@mantine/form';
import { PAYOUT_METHOD_LABELS } from '#src/domain/affiliate/payout/payout.rules.ts';
import { formatMinor, sumBy } from '#src/domain/shared/money.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { ReasonDialog } from '#src/features/admin/dialog/reason-dialog.tsx';
import { DataTable } from '#src/features/admin/list/data-table.tsx';
import type { Column } from '#src/features/admin/list/list-definition.ts';
import { focusFirstError, focusIfLost } from '#src/ui/behaviour/focus.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';

export const PayoutRunScreen = ownersOnly('Payout run', Run);

function createdText(run: PayoutRunView): string {
  const created = `Created by ${run.createdBy} on ${adminDate(run.createdAt)}`;
  return run.closedAt ? `${created}, ${run.status} on ${adminDate(run.closedAt)}` : created;
}

function Run() {
  const id = useRecordId();
  const query = trpc.payouts.run.useQuery({ id });
  const run = query.data?.run;
  const refresh = useRefreshCommissions();
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

function RunActions({ run, onChange }: { run: PayoutRunView; onChange: () => void }) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const close = trpc.payouts.closeRun.useMutation({
    onSuccess() {
      showToast({ title: 'Run closed', description: 'You can create the next run.' });
      onChange();
    },
    onError(error) {
      showErrorToast('Not Closed', error);
      onChange();
    },
  });
  const discard = trpc.payouts.discardRun.useMutation({
    onSuccess() {
      showToast({ title: 'Run discarded', description: 'Its commissions are owed again.' });
      setIsDiscarding(false);
      onChange();
    },
    onError: onChange,
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
        error={discard.error}
        onConfirm={() => discard.mutate({ id: run.id })}
        onClose={() => setIsDiscarding(false)}
      >
        Its commissions are owed again, and the next run includes those that need no review. Nobody is
        emailed. Only discard it if you haven’t paid anyone. Its payment files will no longer be valid.
      </QuestionDialog>
    </>
  );
}

type Choose = (line: PayoutLineView) => void;

const columnsFor = (pay: Choose, fail: Choose): Column<PayoutLineView>[] => [
  {
    label: 'Affiliate',
    isTitle: true,
    cell: (line) => (
      <>
        <a href={paths.adminAffiliate(line.affiliateId)}>{line.affiliateName}</a>
        <span className="alist-sub">{counted(line.commissions, 'commission')}</span>
      </>
    ),
  },
  { label: 'Amount', align: 'right', cell: (line) => formatMinor(line.amountMinor, line.currency) },
  { label: 'Method', cell: (line) => PAYOUT_METHOD_LABELS[line.method] },
  { label: 'Status', cell: (line) => <LineStatus line={line} /> },
  {
    label: 'Actions',
    cell: (line) => (
      <Group gap="xs">
        {line.status === 'pending' && (
          <Button size="sm" onClick={() => pay(line)}>
            Mark as paid<span className="sr-only"> for {line.affiliateName}</span>
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          component="a"
          href={paths.payoutStatement(line.affiliateId)}
          target="_blank"
          aria-label={`Statement of ${line.affiliateName}`}
        >
          Statement
        </Button>
        {(line.status === 'pending' || line.status === 'paid') && (
          <Button
            size="sm"
            variant="subtle"
            c="red"
            onClick={() => fail(line)}
            aria-label={`Mark as failed: the payment to ${line.affiliateName}`}
          >
            Mark as failed…
          </Button>
        )}
      </Group>
    ),
  },
];

function RunLines({ detail, onChange }: { detail: PayoutRunDetail; onChange: () => void }) {
  const [paying, setPaying] = useState<PayoutLineView[]>([]);
  const [failing, setFailing] = useState<PayoutLineView | null>(null);
  const markFailed = trpc.payouts.markFailed.useMutation();
  const { run, lines } = detail;
  // Lines on hold are not in the payment files, so they were not paid with the others.
  const payable = lines.filter(({ status, heldBecause }) => status === 'pending' && !heldBecause);
  const closedLine = useRef<number | null>(null);
  // The dialog returns focus to a button that the new line state removes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the lines were refetched
  useEffect(() => {
    if (closedLine.current !== null) focusIfLost(document.getElementById(statusId(closedLine.current)));
    closedLine.current = null;
  }, [lines]);

  function closeLine(line: PayoutLineView | undefined): void {
    closedLine.current = line?.id ?? null;
    onChange();
  }

  return (
    <AdminCard title="Lines">
      {run.status === 'open' && run.pendingLines > 0 && (
        <Text mb="sm">
          Downloading a CSV changes nothing. Pay, then mark the lines with the date and reference of the
          payment.
        </Text>
      )}
      {run.status === 'open' && payable.length > 1 && (
        <Group mb="md">
          <Button variant="default" onClick={() => setPaying(payable)}>
            Mark all {payable.length} as paid…
          </Button>
        </Group>
      )}
      <DataTable
        caption="Lines of this run"
        columns={columnsFor((line) => setPaying([line]), setFailing)}
        rows={lines}
      />
      <Dialog title={titleOf(paying)} isOpen={paying.length > 0} onClose={() => setPaying([])} size="lg">
        {paying.length > 0 && (
          <PaidForm lines={paying} onClose={() => setPaying([])} onDone={() => closeLine(paying[0])} />
        )}
      </Dialog>
      <ReasonDialog
        title={failing ? `Payment to ${failing.affiliateName} failed?` : ''}
        lead={`${counted(failing?.commissions ?? 0, 'commission')} will be owed again, with the next run unless a review is needed. Nobody is emailed.`}
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
    </AdminCard>
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

type Props = {
  lines: readonly PayoutLineView[];
  onClose: () => void;
  onDone: () => void;
};

const titleOf = (lines: readonly PayoutLineView[]): string => {
  const [first] = lines;
  if (!first) return '';
  return lines.length === 1
    ? `${formatMinor(first.amountMinor, first.currency)} to ${first.affiliateName}`
    : `${lines.length} payments with one reference`;
};

function PaidForm({ lines, onClose, onDone }: Props) {
  const form = useForm({
    initialValues: { paidOn: utcDay(new Date()), reference: '' },
    validate: schemaResolver(paymentInput, { sync: true }),
  });
  const isOne = lines.length === 1;
  const whom = isOne ? lines[0]?.affiliateName : `each of the ${lines.length} affiliates`;
  const mark = trpc.payouts.markPaid.useMutation({
    onSuccess() {
      showToast({ title: 'Marked as paid', description: `We’ll email ${whom}.` });
      onDone();
      onClose();
    },
    onError: (error) => showFailure(form, error, 'reference'),
  });

  return (
    <DialogForm
      safe="Not yet"
      onSafe={onClose}
      action={isOne ? 'Mark as paid' : `Mark ${lines.length} as paid`}
      isBusy={mark.isPending}
      onSubmit={form.onSubmit(
        (values) => mark.mutate({ lineIds: lines.map(({ id }) => id), ...values }),
        focusFirstError,
      )}
    >
      <Stack gap="sm">
        <Text>Only mark {isOne ? 'it' : 'them'} as paid once the money has left your account.</Text>
        {!isOne && (
          <ul className="payout-names">
            {lines.map((line) => (
              <li key={line.id}>
                {line.affiliateName}, {formatMinor(line.amountMinor, line.currency)}
              </li>
            ))}
          </ul>
        )}
        <TextInput type="date" label="Paid on" withAsterisk {...form.getInputProps('paidOn')} />
        <TextInput
          label="Reference"
          description="As the bank or PayPal shows it. The affiliate’s statement includes it."
          withAsterisk
          maxLength={PAYOUT_REFERENCE_MAX}
          {...form.getInputProps('reference')}
        />
        <Text>
          {counted(
            sumBy(lines, ({ commissions }) => commissions),
            'commission',
          )}{' '}
          will be marked as paid, and {whom} will get an email.
        </Text>
      </Stack>
    </DialogForm>
  );
}
