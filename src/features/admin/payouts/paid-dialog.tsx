import './payouts.css';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { showFailure } from '#src/client/show-failure.ts';
import { api, trpc } from '#src/client/trpc.ts';
import {
  markAllPaidInput,
  PAYOUT_REFERENCE_MAX,
  type PayoutLineView,
} from '#src/domain/payout/payout.schema.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { RehearsalResult } from '../rehearsal/rehearsal-result.tsx';
import { RehearseActions } from '../rehearsal/rehearse-actions.tsx';
import { useRehearsal } from '../rehearsal/use-rehearsal.ts';

type Props = { lines: readonly PayoutLineView[]; onClose: () => void; onDone: () => void };

const titleOf = (lines: readonly PayoutLineView[]): string => {
  const [first] = lines;
  if (!first) return '';
  return lines.length === 1
    ? `${formatMinor(first.amountMinor, first.currency)} to ${first.affiliateName}`
    : `${lines.length} payments with one reference`;
};

/** Marks one line, or several that were paid with one reference. */
export function PaidDialog({ lines, onClose, onDone }: Props) {
  return (
    <Dialog title={titleOf(lines)} isOpen={lines.length > 0} onClose={onClose} size="lg">
      {lines.length > 0 && <PaidForm lines={lines} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function PaidForm({ lines, onClose, onDone }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { paidOn: utcDay(new Date()), reference: '' },
    validate: schemaResolver(markAllPaidInput.pick({ paidOn: true, reference: true }), { sync: true }),
  });
  const mark = trpc.payouts.markPaid.useMutation();
  const markAll = trpc.payouts.markAllPaid.useMutation();
  const rehearsal = useRehearsal();
  const isOne = lines.length === 1;
  const [first] = lines;

  async function save(values: { paidOn: string; reference: string }): Promise<void> {
    if (!first) return;
    try {
      if (isOne) await mark.mutateAsync({ lineId: first.id, ...values });
      else await markAll.mutateAsync({ id: first.runId, lineIds: lines.map(({ id }) => id), ...values });
      showToast({
        title: 'Marked as paid',
        description: isOne
          ? `${first.affiliateName} gets an email.`
          : `Each of the ${lines.length} affiliates gets an email.`,
      });
      onDone();
      onClose();
    } catch (error) {
      rehearsal.back();
      showFailure(form, error, 'reference', 'That did not work. Please try again.');
    }
  }

  function rehearse(values: { paidOn: string; reference: string }): void {
    if (!first) return;
    const input = { id: first.runId, lineIds: lines.map(({ id }) => id), ...values };
    void rehearsal.start(() => api.payouts.rehearseAllPaid.mutate(input));
  }

  const label = isOne ? 'Mark as paid' : `Mark ${lines.length} as paid`;
  const isSaving = mark.isPending || markAll.isPending;
  if (rehearsal.result)
    return (
      <RehearsalResult result={rehearsal.result} onBack={rehearsal.back}>
        <Button loading={isSaving} onClick={() => void save(form.getValues())}>
          {label}
        </Button>
      </RehearsalResult>
    );

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void save(values), focusFirstError)}>
      <Stack gap="sm">
        <Text>
          {isOne
            ? 'Mark it only once the payment has really left.'
            : 'Mark them only once the payments have really left:'}
        </Text>
        {!isOne && (
          <ul className="payout-names">
            {lines.map((line) => (
              <li key={line.id}>
                {line.affiliateName}, {formatMinor(line.amountMinor, line.currency)}
              </li>
            ))}
          </ul>
        )}
        <TextInput
          type="date"
          label="Paid on"
          withAsterisk
          key={form.key('paidOn')}
          {...form.getInputProps('paidOn')}
        />
        <TextInput
          label="Reference"
          description="As the bank or PayPal shows it. The affiliate’s statement includes it."
          withAsterisk
          maxLength={PAYOUT_REFERENCE_MAX}
          key={form.key('reference')}
          {...form.getInputProps('reference')}
        />
        <RehearseActions
          safe="Not yet"
          onSafe={onClose}
          rehearsal={rehearsal}
          onRehearse={() => form.onSubmit(rehearse, focusFirstError)()}
        >
          <Button type="submit" loading={isSaving}>
            {label}
          </Button>
        </RehearseActions>
      </Stack>
    </form>
  );
}
