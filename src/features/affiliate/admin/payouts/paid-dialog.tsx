import './payouts.css';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import {
  markAllPaidInput,
  PAYOUT_REFERENCE_MAX,
  type PayoutLineView,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { formatMinor, sumBy } from '#src/domain/shared/money.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

type Props = {
  lines: readonly PayoutLineView[];
  /** Open lines of the run that were not paid with these. */
  leftOut: readonly PayoutLineView[];
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

/** Marks one line, or several that were paid with one reference. */
export function PaidDialog(props: Props) {
  const { lines, onClose } = props;
  return (
    <Dialog title={titleOf(lines)} isOpen={lines.length > 0} onClose={onClose} size="lg">
      {lines.length > 0 && <PaidForm {...props} />}
    </Dialog>
  );
}

function PaidForm({ lines, leftOut, onClose, onDone }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { paidOn: utcDay(new Date()), reference: '' },
    validate: schemaResolver(markAllPaidInput.pick({ paidOn: true, reference: true }), { sync: true }),
  });
  const mark = trpc.payouts.markPaid.useMutation();
  const markAll = trpc.payouts.markAllPaid.useMutation();
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
      showFailure(form, error, 'reference', 'We couldn’t save this. Nothing is lost: try again.');
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void save(values), focusFirstError)}>
      <Stack gap="sm">
        <Text>
          {isOne
            ? 'Only mark it as paid once the money has left your account.'
            : 'Only mark them as paid once the money has left your account:'}
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
        <Text>
          {counted(
            sumBy(lines, ({ commissions }) => commissions),
            'commission',
          )}{' '}
          will be marked as paid, and{' '}
          {isOne ? first?.affiliateName : `each of the ${lines.length} affiliates`} will get an email.
        </Text>
        {leftOut.length > 0 && (
          <Text>
            {counted(leftOut.length, 'line')} left out:{' '}
            {leftOut.map((line) => `${line.affiliateName} (${line.heldBecause})`).join(', ')}
          </Text>
        )}
        <DialogActions safe="Not yet" onSafe={onClose}>
          <Button type="submit" loading={mark.isPending || markAll.isPending}>
            {isOne ? 'Mark as paid' : `Mark ${lines.length} as paid`}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
