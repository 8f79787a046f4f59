import '#src/features/admin/list/list.css';
import '#src/features/admin/list/list-cards.css';
import './accounts.css';
import { Alert, Button, Group, Radio, Skeleton, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { showErrorToast, showFailure } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import {
  INVITE_DAYS,
  inviteInput,
  ROLE_HINTS,
  ROLE_LABELS,
} from '#src/domain/office/account/account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate, fullTime } from '#src/domain/shared/dates.ts';
import { ADMIN_ROLES, type AdminRole } from '#src/domain/viewer.ts';
import { AdminPage, BACK_TO_SETTINGS } from '#src/features/admin/shell/admin-page.tsx';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { AccountRow, isPasswordOnly } from './account-row.tsx';
import { EmailForm, PasswordForm } from './own-forms.tsx';
import { TwoStep } from './two-step.tsx';

/** The viewer's own account; owners also see all others. The tab is in the address. */
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

function Colleagues({ ownId }: { ownId: number }) {
  const [isInviting, setIsInviting] = useState(false);
  const query = trpc.accounts.list.useQuery();
  const unsafe = query.data?.filter(isPasswordOnly).length ?? 0;
  return (
    <section className="admin-card" aria-labelledby="colleagues">
      <div className="card-head">
        <h2 id="colleagues">Colleagues</h2>
        <Button disabled={!query.data} onClick={() => setIsInviting(true)}>
          Invite a colleague…
        </Button>
      </div>
      {unsafe > 0 && (
        <Alert color="accent" mb="md">
          {unsafe === 1 ? '1 person hasn’t' : `${unsafe} people haven’t`} turned on two-step sign-in. Each of
          them does so under “Your account”.
        </Alert>
      )}
      {query.isPending ? (
        <Skeleton height={140} />
      ) : query.error ? (
        <QueryError query={query} text={failureText(query.error, 'The accounts could not be loaded.')} />
      ) : (
        <div className="alist-box account-list">
          <table className="alist in-card">
            <caption className="sr-only">Accounts</caption>
            <thead>
              <tr>
                {['Account', 'Role', 'Status', 'Last sign-in', 'Actions'].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {query.data.map((account) => (
                <AccountRow key={account.id} account={account} isSelf={account.id === ownId} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {query.data?.length === 1 && (
        <Text c="dimmed" mt="md">
          Nobody else has an account. Give each person their own: the audit log then says who did what, and
          one person’s access can end without changing a shared password.
        </Text>
      )}
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </section>
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
    <section className="admin-card" aria-labelledby="sessions" {...keptFocus}>
      <h2 id="sessions">Where you are signed in</h2>
      {query.isPending && <Skeleton height={90} />}
      {query.error && (
        <QueryError query={query} text={failureText(query.error, 'The list could not be loaded.')} />
      )}
      <ul className="session-list">
        {query.data?.map((session) => (
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
      {others.length > 1 && (
        <Group mt="md">
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        </Group>
      )}
    </section>
  );
}

type Props = { isOpen: boolean; onClose: () => void };

function InviteDialog({ isOpen, onClose }: Props) {
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
