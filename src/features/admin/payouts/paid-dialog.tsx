import './payouts.css';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { markAllPaidInput, type PayoutLineView } from '#src/domain/payout/payout.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

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
    <Dialog title={titleOf(lines)} isOpen={lines.length > 0} onClose={onClose}>
      {lines.length > 0 && <PaidForm lines={lines} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function PaidForm({ lines, onClose, onDone }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { paidOn: new Date().toISOString().slice(0, 10), reference: '' },
    validate: schemaResolver(markAllPaidInput.pick({ paidOn: true, reference: true }), { sync: true }),
  });
  const mark = trpc.payouts.markPaid.useMutation();
  const markAll = trpc.payouts.markAllPaid.useMutation();
  const isOne = lines.length === 1;

  async function save(values: { paidOn: string; reference: string }): Promise<void> {
    const [first] = lines;
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
      showFailure(form, error, 'reference', 'That did not work. Please try again.');
    }
  }

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
          maxLength={120}
          key={form.key('reference')}
          {...form.getInputProps('reference')}
        />
        <DialogActions safe="Not yet" onSafe={onClose}>
          <Button type="submit" loading={mark.isPending || markAll.isPending}>
            {isOne ? 'Mark as paid' : `Mark ${lines.length} as paid`}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
