import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import {
  type AffiliateDetailView,
  affiliateRateInput,
} from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { DialogActions } from '#src/ui/components/dialog.tsx';

type Props = {
  affiliate: AffiliateDetailView;
  onDone: (fresh: AffiliateDetailView) => void;
  onClose: () => void;
};

export function RateForm({ affiliate, onDone, onClose }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { id: affiliate.id, rate: affiliate.commissionRate, reason: '' },
    validate: schemaResolver(affiliateRateInput, { sync: true }),
  });
  const save = trpc.adminAffiliates.setRate.useMutation({
    onSuccess(fresh) {
      onDone(fresh);
      onClose();
      showToast({
        title: 'Rate updated',
        description: `${fresh.commissionRate}% on every sale from now on.`,
      });
    },
    onError: (error) =>
      showFailure(
        form,
        error,
        'rate',
        'The rate could not be changed. What you entered is still here: try again.',
      ),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError)}>
      <Stack gap="sm">
        <TextInput
          label="Percent of each sale"
          withAsterisk
          inputMode="decimal"
          key={form.key('rate')}
          {...form.getInputProps('rate')}
        />
        <Textarea
          label="Reason for the new rate"
          withAsterisk
          autosize
          minRows={2}
          key={form.key('reason')}
          {...form.getInputProps('reason')}
        />
        <Text size="sm" c="dimmed">
          Applies from now on. Earlier commissions keep their rate.
        </Text>
        <DialogActions safe="Keep as it is" onSafe={onClose}>
          <Button type="submit" loading={save.isPending}>
            Change rate
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
