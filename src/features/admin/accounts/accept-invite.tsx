import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { INVITE_DEAD, ROLE_HINTS } from '#src/domain/admin-account/account.schema.ts';
import { PASSWORD_LENGTH_MIN } from '#src/domain/admin-account/admin.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { PasswordField } from '#src/ui/components/password-field.tsx';

/**
 * The token is in the fragment, which servers never log, and is removed from the address at once.
 */
export function AcceptInvite() {
  const [token, setToken] = useState<string | null | undefined>(undefined);
  const look = trpc.invites.look.useMutation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get('t');
    setToken(found);
    if (!found) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    look.mutate({ token: found });
  }, []);
  const isDead = token === null || look.isError;
  return (
    <>
      <Title order={1} mb="xs">
        Choose your password
      </Title>
      {isDead ? (
        <Alert color="accent" title="This link does not open an account" role="alert">
          {failureText(look.error, INVITE_DEAD)}
        </Alert>
      ) : look.data && token ? (
        <ChooseForm token={token} username={look.data.username} hint={ROLE_HINTS[look.data.role]} />
      ) : (
        <Skeleton height={240} aria-label="Loading your invitation" />
      )}
    </>
  );
}

function ChooseForm({ token, username, hint }: { token: string; username: string; hint: string }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const accept = trpc.invites.accept.useMutation({
    onSuccess: () => window.location.assign(paths.admin),
    onError: (error) => setError(failureText(error, 'That did not work. Please try again.')),
  });
  return (
    <form
      className="panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!password) return setError('Password is required');
        accept.mutate({ token, password });
      }}
    >
      <Stack gap="md">
        <Text>
          Your username for the admin area of {site.brand} is <strong>{username}</strong>. {hint}
        </Text>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Password"
          description={`At least ${PASSWORD_LENGTH_MIN} characters. Four or five unrelated words are easy to remember and hard to guess.`}
          autoComplete="new-password"
          withAsterisk
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button type="submit" size="lg" loading={accept.isPending}>
          Save and continue
        </Button>
      </Stack>
    </form>
  );
}
