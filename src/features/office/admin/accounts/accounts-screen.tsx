import './accounts.css';
import { Button, Group, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast, showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import {
  changeEmailInput,
  changePasswordInput,
  PASSWORD_LENGTH_MIN,
} from '#src/domain/office/account/account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate, fullTime } from '#src/domain/shared/dates.ts';
import { AdminCard, AdminPage, BACK_TO_SETTINGS } from '#src/features/admin/shell/admin-page.tsx';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { PasswordField } from '#src/ui/components/password-field.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { Colleagues } from './colleagues.tsx';
import { TwoStep } from './two-step.tsx';

export function AccountsScreen() {
  const { viewer, urlParsed } = usePageContext();
  const isOwner = viewer?.kind === 'admin' && viewer.role === 'owner';
  if (!isOwner)
    return (
      <AdminPage title="Your account" back={BACK_TO_SETTINGS}>
        <OwnAccount />
      </AdminPage>
    );
  return (
    <AdminPage title="Accounts" back={BACK_TO_SETTINGS}>
      <Tabs
        value={urlParsed.search.tab === 'login' ? 'login' : 'team'}
        keepMounted={false}
        onChange={(tab) =>
          void navigate(tab === 'login' ? `${paths.adminAccounts}?tab=login` : paths.adminAccounts, {
            keepScrollPosition: true,
          })
        }
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="team">Team</Tabs.Tab>
          <Tabs.Tab value="login">Your account</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="team">
          <Colleagues ownId={viewer.id} />
        </Tabs.Panel>
        <Tabs.Panel value="login">
          <OwnAccount />
        </Tabs.Panel>
      </Tabs>
    </AdminPage>
  );
}

function OwnAccount() {
  return (
    <div className="admin-grid">
      <div className="account-column">
        <PasswordForm />
        <EmailForm />
      </div>
      <div className="account-column">
        <TwoStep />
        <OwnSessions />
      </div>
    </div>
  );
}

function PasswordForm() {
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
    onError: (error) => showFailure(form, error, 'next', 'The password could not be changed.'),
  });
  return (
    <AdminCard title="Password">
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
    </AdminCard>
  );
}

function EmailForm() {
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
    onError: (error) => showFailure(form, error, 'email', 'The address could not be changed.'),
  });
  return (
    <AdminCard title="Email address">
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
    </AdminCard>
  );
}

function OwnSessions() {
  const query = trpc.ownAccount.sessions.useQuery();
  const keptFocus = useKeptFocus<HTMLElement>();
  const done = {
    onSuccess: () => void query.refetch(),
    onError: (error: unknown) => showErrorToast('Not signed out', error),
  };
  const end = trpc.ownAccount.endSession.useMutation(done);
  const endOthers = trpc.ownAccount.endOtherSessions.useMutation(done);
  const others = query.data?.filter((session) => !session.isCurrent) ?? [];
  return (
    <AdminCard title="Where you are signed in" {...keptFocus}>
      <Loaded query={query} failed="The list could not be loaded." height={90}>
        {(sessions) => (
          <ul className="session-list">
            {sessions.map((session) => (
              <li key={session.publicId}>
                <div>
                  <strong>{session.browser}</strong>
                  <Text size="sm" c="dimmed">
                    Since {fullTime(session.createdAt)}. Network {session.ipPrefix ?? 'unknown'}
                  </Text>
                </div>
                {session.isCurrent ? (
                  <Badge tone="good" mark="✓">
                    This browser
                  </Badge>
                ) : (
                  <Button
                    size="sm"
                    variant="default"
                    loading={end.isPending && end.variables.publicId === session.publicId}
                    onClick={() => end.mutate({ publicId: session.publicId })}
                    aria-label={`Sign out ${session.browser}, since ${adminDate(session.createdAt)}`}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {others.length > 1 && (
        <Group mt="md">
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        </Group>
      )}
    </AdminCard>
  );
}
