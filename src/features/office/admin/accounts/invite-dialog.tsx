import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import {
  INVITE_DAYS,
  inviteInput,
  ROLE_HINTS,
  ROLE_LABELS,
} from '#src/domain/office/account/account.schema.ts';
import { ADMIN_ROLES, type AdminRole } from '#src/domain/viewer.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function InviteDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog title="Invite a colleague" isOpen={isOpen} onClose={onClose}>
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const form = useForm<{ username: string; email: string; role: AdminRole }>({
    mode: 'uncontrolled',
    initialValues: { username: '', email: '', role: 'staff' },
    validate: schemaResolver(inviteInput, { sync: true }),
  });
  const utils = trpc.useUtils();
  const invite = trpc.accounts.invite.useMutation({
    onSuccess(_, { email }) {
      showToast({
        title: 'Invitation sent',
        description: `To ${email}. The link is valid for ${INVITE_DAYS} days.`,
      });
      void utils.accounts.list.invalidate();
      onClose();
    },
    onError: (error) =>
      showFailure(
        form,
        error,
        'email',
        'The invitation could not be sent. What you entered is still here: try again.',
      ),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => invite.mutate(values), focusFirstError)}>
      <Stack gap="sm">
        <TextInput
          label="Username"
          autoComplete="off"
          withAsterisk
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          withAsterisk
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Radio.Group label="Role" key={form.key('role')} {...form.getInputProps('role')}>
          <Stack gap="xs" mt="xs">
            {ADMIN_ROLES.map((role) => (
              <Radio key={role} value={role} label={ROLE_LABELS[role]} description={ROLE_HINTS[role]} />
            ))}
          </Stack>
        </Radio.Group>
        <DialogActions safe="Not now" onSafe={onClose}>
          <Button type="submit" loading={invite.isPending}>
            Send invitation
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
