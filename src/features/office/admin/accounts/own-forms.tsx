import { Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import {
  changeEmailInput,
  changePasswordInput,
  PASSWORD_LENGTH_MIN,
} from '#src/domain/office/account/account.schema.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { PasswordField } from '#src/ui/components/password-field.tsx';

export function PasswordForm() {
  const isHydrated = useMounted();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current: '', next: '' },
    validate: schemaResolver(changePasswordInput, { sync: true }),
  });
  const utils = trpc.useUtils();
  const save = trpc.ownAccount.changePassword.useMutation({
    onSuccess() {
      form.reset();
      void utils.ownAccount.sessions.invalidate();
      showToast({ title: 'Password changed', description: 'Every other browser has been signed out.' });
    },
    onError: (error) =>
      showFailure(
        form,
        error,
        'next',
        'The password could not be changed. What you entered is still here: try again.',
      ),
  });
  return (
    <section className="admin-card" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError)}>
        <Stack gap="sm">
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            withAsterisk
            key={form.key('current')}
            {...form.getInputProps('current')}
          />
          <PasswordField
            label="New password"
            description={`At least ${PASSWORD_LENGTH_MIN} characters. Four or five unrelated words are easy to remember and hard to guess.`}
            autoComplete="new-password"
            withAsterisk
            key={form.key('next')}
            {...form.getInputProps('next')}
          />
          <Button type="submit" loading={save.isPending} disabled={!isHydrated}>
            Change password
          </Button>
        </Stack>
      </form>
    </section>
  );
}

export function EmailForm() {
  const isHydrated = useMounted();
  const account = trpc.ownAccount.get.useQuery();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current: '', email: '' },
    validate: schemaResolver(changeEmailInput, { sync: true }),
  });
  const utils = trpc.useUtils();
  const save = trpc.ownAccount.changeEmail.useMutation({
    onSuccess() {
      form.reset();
      void utils.ownAccount.get.invalidate();
      showToast({ title: 'Email address changed', description: 'We’ve emailed both addresses.' });
    },
    onError: (error) =>
      showFailure(
        form,
        error,
        'email',
        'The address could not be changed. What you entered is still here: try again.',
      ),
  });
  return (
    <section className="admin-card" aria-labelledby="email">
      <h2 id="email">Email address</h2>
      <Text mb="sm">
        {account.data?.email
          ? `Notices about your account go to ${account.data.email}.`
          : 'Without an address, we can’t tell you about sign-ins or send you a new password link.'}
      </Text>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError)}>
        <Stack gap="sm">
          <TextInput
            label="New email address"
            type="email"
            autoComplete="email"
            withAsterisk
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            withAsterisk
            key={form.key('current')}
            {...form.getInputProps('current')}
          />
          <Button type="submit" variant="default" loading={save.isPending} disabled={!isHydrated}>
            Change address
          </Button>
        </Stack>
      </form>
    </section>
  );
}
