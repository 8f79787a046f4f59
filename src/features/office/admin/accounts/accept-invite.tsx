import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { api, failureText, trpc } from '#src/client/trpc.ts';
import { isBadLink, useFragmentToken } from '#src/client/use-fragment-token.ts';
import {
  INVITE_DEAD,
  PASSWORD_LENGTH_MIN,
  ROLE_HINTS,
  ROLE_LABELS,
} from '#src/domain/office/account/account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { PasswordField } from '#src/ui/components/password-field.tsx';

export function AcceptInvite() {
  const opened = useFragmentToken();
  const [failure, setFailure] = useState<unknown>(null);
  const { data, isPending, mutate } = trpc.invites.look.useMutation({
    onSuccess: () => setFailure(null),
    onError: setFailure,
  });
  const token = opened?.token;
  const look = useCallback(() => {
    if (token) mutate({ token });
  }, [token, mutate]);
  useEffect(look, [look]);
  return (
    <>
      <Title order={1} mb="lg">
        Choose your password
      </Title>
      {token === null || isBadLink(failure) ? (
        <Alert color="accent" title="This link does not open an account" role="alert">
          <Text mb="sm">{failureText(failure, INVITE_DEAD)}</Text>
          <a href={paths.adminLogin}>Sign in to your account</a>
        </Alert>
      ) : failure ? (
        <Alert color="red" title="Your invitation could not be loaded" role="alert">
          <Text mb="sm">{failureText(failure, 'Check your connection and try again.')}</Text>
          <Button loading={isPending} onClick={look}>
            Try again
          </Button>
        </Alert>
      ) : data && token ? (
        <ChooseForm token={token} username={data.username} role={data.role} />
      ) : (
        <Skeleton height={240} aria-label="Loading your invitation" />
      )}
    </>
  );
}

function ChooseForm({ token, username, role }: { token: string; username: string; role: AdminRole }) {
  const [password, setPassword] = useState('');
  const { error, setError, isBusy, attempt, edit } = useAttempt();
  const save = () =>
    attempt(async () => {
      await api.invites.accept.mutate({ token, password });
      window.location.assign(paths.admin);
    });
  return (
    <form
      className="panel"
      noValidate
      onSubmit={onSubmit(() => (password ? save() : setError('Password is required')))}
    >
      <Stack gap="md">
        <Text>
          Your username for the admin area of {site.brand} is <strong>{username}</strong>. Your role is{' '}
          {ROLE_LABELS[role]}. {ROLE_HINTS[role]}
        </Text>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Password"
          description={`At least ${PASSWORD_LENGTH_MIN} characters. Four or five unrelated words are easy to remember and hard to guess.`}
          autoComplete="new-password"
          withAsterisk
          value={password}
          error={error}
          onChange={edit(setPassword)}
        />
        <Button type="submit" size="md" loading={isBusy}>
          Save and continue
        </Button>
      </Stack>
    </form>
  );
}
