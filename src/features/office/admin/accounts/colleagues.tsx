import './accounts.css';
import { Alert, Button, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast, showFailure } from '#src/client/show-failure.ts';
import { api, trpc } from '#src/client/trpc.ts';
import {
  type AccountView,
  INVITE_DAYS,
  inviteInput,
  ROLE_HINTS,
  ROLE_LABELS,
} from '#src/domain/office/account/account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate, ageText } from '#src/domain/shared/dates.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { ADMIN_ROLES, type AdminRole } from '#src/domain/viewer.ts';
import { QuestionDialog } from '#src/features/admin/dialog/question-dialog.tsx';
import { DataTable } from '#src/features/admin/list/data-table.tsx';
import type { Column } from '#src/features/admin/list/list-definition.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';

type Change = {
  button: string;
  question?: { title: string; text: string; action: string };
  isDangerous?: boolean;
  run: () => Promise<unknown>;
  done: { title: string; description: string };
};

const changeRole = ({ id, username }: AccountView, role: AdminRole): Change => ({
  button: 'Change role…',
  question: {
    title: `Change the role of ${username} to ${ROLE_LABELS[role]}?`,
    text: `${ROLE_HINTS[role]} It applies at once.`,
    action: 'Change role',
  },
  run: () => api.accounts.setRole.mutate({ id, role }),
  done: { title: 'Role updated', description: username },
});

function changesOf({ id, username, email, state, sessions, hasTotp }: AccountView): Change[] {
  const sendLink: Change = {
    button: state === 'active' ? 'Send password link…' : 'Invite again…',
    question:
      state === 'active'
        ? {
            title: `Send ${username} a password link?`,
            text: `We’ll email ${email} a link to choose a new password. The current one works until then.`,
            action: 'Send password link',
          }
        : {
            title: `Invite ${username} again?`,
            text: `A new link goes to ${email}. Earlier links no longer work.`,
            action: 'Invite again',
          },
    run: () => api.accounts.inviteAgain.mutate({ id }),
    done: { title: 'Link sent', description: `To ${email ?? ''}. Earlier links no longer work.` },
  };
  const endSessions: Change = {
    button: 'Sign out…',
    question: {
      title: `Sign ${username} out everywhere?`,
      text: 'This signs out every browser at once. Unsaved changes are lost. The password still works.',
      action: 'Sign out',
    },
    run: () => api.accounts.endSessions.mutate({ id }),
    done: { title: 'Signed out', description: `${username} is signed out everywhere.` },
  };
  const removeTotp: Change = {
    button: 'Lost phone…',
    question: {
      title: `Turn off two-step sign-in of ${username}?`,
      text: `Until ${username} sets it up again, the password alone is enough. Make sure that it is ${username} who asks.`,
      action: 'Turn off',
    },
    isDangerous: true,
    run: () => api.accounts.removeTotp.mutate({ id }),
    done: { title: 'Two-step sign-in is off', description: `${username} signs in with the password alone.` },
  };
  const disable: Change = {
    button: 'Disable…',
    question: {
      title: `Disable the account of ${username}?`,
      text: `This signs ${username} out everywhere. They can’t sign in until you enable the account again. What they did stays in the audit log.`,
      action: 'Disable',
    },
    isDangerous: true,
    run: () => api.accounts.setDisabled.mutate({ id, disabled: true }),
    done: { title: 'Account updated', description: username },
  };
  const enable: Change = {
    button: 'Enable',
    run: () => api.accounts.setDisabled.mutate({ id, disabled: false }),
    done: { title: 'Account updated', description: username },
  };
  return [
    ...(state !== 'disabled' && email ? [sendLink] : []),
    ...(sessions > 0 ? [endSessions] : []),
    ...(hasTotp ? [removeTotp] : []),
    state === 'disabled' ? enable : disable,
  ];
}

const STATES: Record<AccountView['state'], [tone: BadgeTone, mark: string, label: string]> = {
  active: ['good', '✓', 'Active'],
  invited: ['wait', '○', 'Invited'],
  'invitation expired': ['bad', '!', 'Invitation expired'],
  disabled: ['calm', '×', 'Disabled'],
};

/** Whoever knows the password of such an account can sign in. */
const isPasswordOnly = ({ state, hasTotp }: AccountView): boolean => state === 'active' && !hasTotp;

const columnsFor = (ownId: number, onChange: (change: Change) => void): Column<AccountView>[] => [
  {
    label: 'Account',
    isTitle: true,
    cell: ({ id, username, email }) => (
      <>
        <strong>{username}</strong>
        {id === ownId && ' (you)'}
        <span className="alist-sub" title={email ? undefined : 'So no password link can be sent'}>
          <AddressText>{email ?? 'No email address'}</AddressText>
        </span>
      </>
    ),
  },
  {
    label: 'Role',
    cell: (account) => (
      <NativeSelect
        className="account-role"
        aria-label={`Role of ${account.username}`}
        value={account.role}
        disabled={account.state === 'disabled'}
        data={ADMIN_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
        onChange={(event) => onChange(changeRole(account, event.currentTarget.value as AdminRole))}
      />
    ),
  },
  { label: 'Status', cell: (account) => <State account={account} /> },
  {
    label: 'Last sign-in',
    cell: ({ lastLoginAt, sessions }) => (
      <>
        {lastLoginAt ? <span title={adminDate(lastLoginAt)}>{ageText(lastLoginAt)} ago</span> : 'Never'}
        {sessions > 0 && <span className="alist-sub">{counted(sessions, 'session')}</span>}
      </>
    ),
  },
  {
    label: 'Actions',
    cell: (account) =>
      account.id === ownId ? (
        <a href={`${paths.adminAccounts}?tab=login`}>Your account</a>
      ) : (
        <div className="account-actions">
          {changesOf(account).map((change) => (
            <Button
              key={change.button}
              size="compact-sm"
              variant="default"
              c={change.isDangerous ? 'red' : undefined}
              aria-label={`${change.button}: ${account.username}`}
              onClick={() => onChange(change)}
            >
              {change.button}
            </Button>
          ))}
        </div>
      ),
  },
];

function State({ account }: { account: AccountView }) {
  const [tone, mark, label] = STATES[account.state];
  return (
    <div className="account-state">
      <Badge tone={tone} mark={mark}>
        {label}
      </Badge>
      {isPasswordOnly(account) && (
        <Badge tone="wait" mark="!">
          Two-step off
        </Badge>
      )}
    </div>
  );
}

export function Colleagues({ ownId }: { ownId: number }) {
  const utils = trpc.useUtils();
  const query = trpc.accounts.list.useQuery();
  const [isInviting, setIsInviting] = useState(false);
  const [asked, setAsked] = useState<Change | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => change.run(),
    onSuccess: (_, { done }) => void showToast(done),
    onError: (error) => showErrorToast('Update Failed', error),
    onSettled() {
      setAsked(null);
      void utils.accounts.list.invalidate();
    },
  });
  const columns = columnsFor(ownId, (change) => (change.question ? setAsked(change) : mutate(change)));
  const unsafe = query.data?.filter(isPasswordOnly).length ?? 0;
  return (
    <section className="admin-card colleagues" aria-labelledby="colleagues">
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
      <Loaded query={query} failed="The accounts could not be loaded." height={140}>
        {(accounts) => <DataTable caption="Accounts" columns={columns} rows={accounts} />}
      </Loaded>
      {query.data?.length === 1 && (
        <Text c="dimmed" mt="md">
          Nobody else has an account. Give each person their own: the audit log then says who did what, and
          one person’s access can end without changing a shared password.
        </Text>
      )}
      <QuestionDialog
        title={asked?.question?.title ?? ''}
        action={asked?.question?.action ?? ''}
        isDangerous={asked?.isDangerous}
        isOpen={asked !== null}
        isBusy={isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && mutate(asked)}
      >
        {asked?.question?.text}
      </QuestionDialog>
      <Dialog title="Invite a colleague" isOpen={isInviting} onClose={() => setIsInviting(false)}>
        <InviteForm onClose={() => setIsInviting(false)} />
      </Dialog>
    </section>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const form = useForm<{ username: string; email: string; role: AdminRole }>({
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
    onError: (error) => showFailure(form, error, 'email', 'The invitation could not be sent.'),
  });
  return (
    <DialogForm
      safe="Not now"
      onSafe={onClose}
      action="Send invitation"
      isBusy={invite.isPending}
      onSubmit={form.onSubmit((values) => invite.mutate(values), focusFirstError)}
    >
      <Stack gap="sm">
        <TextInput label="Username" autoComplete="off" withAsterisk {...form.getInputProps('username')} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          withAsterisk
          {...form.getInputProps('email')}
        />
        <Radio.Group label="Role" {...form.getInputProps('role')}>
          <Stack gap="xs" mt="xs">
            {ADMIN_ROLES.map((role) => (
              <Radio key={role} value={role} label={ROLE_LABELS[role]} description={ROLE_HINTS[role]} />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
    </DialogForm>
  );
}
