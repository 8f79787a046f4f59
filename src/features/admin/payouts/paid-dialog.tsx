import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { failureText, trpc } from '#src/client/trpc.ts';
import { markPaidInput, type PayoutLineView } from '#src/domain/payout/payout.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

type Props = { line: PayoutLineView | null; onClose: () => void; onDone: () => void };

export function PaidDialog({ line, onClose, onDone }: Props) {
  return (
    <Dialog
      title={line ? `${formatMinor(line.amountMinor, line.currency)} to ${line.affiliateName}` : ''}
      isOpen={line !== null}
      onClose={onClose}
    >
      {line && <PaidForm line={line} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function PaidForm({
  line,
  onClose,
  onDone,
}: {
  line: PayoutLineView;
  onClose: () => void;
  onDone: () => void;
}) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { lineId: line.id, paidOn: new Date().toISOString().slice(0, 10), reference: '' },
    validate: schemaResolver(markPaidInput, { sync: true }),
  });
  const save = trpc.payouts.markPaid.useMutation({
    onSuccess() {
      showToast({ title: 'Marked as paid', description: `${line.affiliateName} will get an email.` });
      onDone();
      onClose();
    },
    onError: (error) =>
      form.setFieldError('reference', failureText(error, 'That did not work. Please try again.')),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError)}>
      <Stack gap="sm">
        <Text>Mark it only once you have made the payment.</Text>
        <TextInput
          type="date"
          label="Paid on"
          withAsterisk
          key={form.key('paidOn')}
          {...form.getInputProps('paidOn')}
        />
        <TextInput
          label="Reference"
          description="As the bank or PayPal shows it. It appears on the affiliate’s statement."
          withAsterisk
          maxLength={120}
          key={form.key('reference')}
          {...form.getInputProps('reference')}
        />
        <DialogActions safe="Not yet" onSafe={onClose}>
          <Button type="submit" loading={save.isPending}>
            Mark as paid
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
