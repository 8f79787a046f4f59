import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { type AccountView, ROLE_HINTS, ROLE_LABELS } from '#src/domain/office/account/account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate, ageText } from '#src/domain/shared/dates.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { ADMIN_ROLES, type AdminRole } from '#src/domain/viewer.ts';
import { QuestionDialog } from '#src/features/admin/dialog/question-dialog.tsx';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';

type AccountQuestion = { kind: 'role'; role: AdminRole } | { kind: 'link' | 'sessions' | 'totp' | 'disable' };

type QuestionText = { title: string; text: string; action: string; isDangerous?: boolean };

/** What a change of somebody's account does, for the dialog that asks. */
function questionText({ username, email, state }: AccountView, question: AccountQuestion): QuestionText {
  switch (question.kind) {
    case 'role':
      return {
        title: `Change the role of ${username} to ${ROLE_LABELS[question.role]}?`,
        text: `${ROLE_HINTS[question.role]} It applies at once.`,
        action: 'Change role',
      };
    case 'link':
      return state === 'active'
        ? {
            title: `Send ${username} a password link?`,
            text: `We’ll email ${email} a link to choose a new password. The current one works until then.`,
            action: 'Send password link',
          }
        : {
            title: `Invite ${username} again?`,
            text: `A new link goes to ${email}. Earlier links no longer work.`,
            action: 'Invite again',
          };
    case 'sessions':
      return {
        title: `Sign ${username} out everywhere?`,
        text: 'This signs out every browser at once. Unsaved changes are lost. The password still works.',
        action: 'Sign out',
      };
    case 'totp':
      return {
        title: `Turn off two-step sign-in of ${username}?`,
        text: `Until ${username} sets it up again, the password alone is enough. Make sure that it is ${username} who asks.`,
        action: 'Turn off',
        isDangerous: true,
      };
    case 'disable':
      return {
        title: `Disable the account of ${username}?`,
        text: `This signs ${username} out everywhere. They can’t sign in until you enable the account again. What they did stays in the audit log.`,
        action: 'Disable',
        isDangerous: true,
      };
  }
}

const STATES: Record<AccountView['state'], [tone: BadgeTone, mark: string, label: string]> = {
  active: ['good', '✓', 'Active'],
  invited: ['wait', '○', 'Invited'],
  'invitation expired': ['bad', '!', 'Invitation expired'],
  disabled: ['calm', '×', 'Disabled'],
};

/** Whoever knows the password of such an account can sign in. */
export const isPasswordOnly = ({ state, hasTotp }: AccountView): boolean => state === 'active' && !hasTotp;

type RowProps = { account: AccountView; isSelf: boolean };

export function AccountRow({ account, isSelf }: RowProps) {
  const [tone, mark, label] = STATES[account.state];
  const [question, setQuestion] = useState<AccountQuestion | null>(null);
  const changes = useChanges(account, () => setQuestion(null));
  const text = question && questionText(account, question);
  return (
    <tr>
      <td data-title>
        <strong>{account.username}</strong>
        {isSelf && ' (you)'}
        <span className="alist-sub">
          <AddressText>{account.email ?? 'No email address, so no password link'}</AddressText>
        </span>
      </td>
      <td data-label="Role" className="account-role">
        <NativeSelect
          aria-label={`Role of ${account.username}`}
          value={account.role}
          disabled={account.state === 'disabled'}
          data={ADMIN_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
          onChange={(event) => setQuestion({ kind: 'role', role: event.currentTarget.value as AdminRole })}
        />
      </td>
      <td data-label="Status" className="account-state">
        <div>
          <Badge tone={tone} mark={mark}>
            {label}
          </Badge>
          {isPasswordOnly(account) && (
            <Badge tone="wait" mark="!">
              Two-step off
            </Badge>
          )}
        </div>
      </td>
      <td data-label="Last sign-in">
        {account.lastLoginAt ? (
          <span title={adminDate(account.lastLoginAt)}>{ageText(account.lastLoginAt)} ago</span>
        ) : (
          'Never'
        )}
        {account.sessions > 0 && <span className="alist-sub">{counted(account.sessions, 'session')}</span>}
      </td>
      <td data-label="Actions">
        {isSelf ? (
          <a href={`${paths.adminAccounts}?tab=login`}>Your account</a>
        ) : (
          <AccountActions account={account} onAsk={setQuestion} onEnable={changes.enable} />
        )}
        <QuestionDialog
          title={text?.title ?? ''}
          action={text?.action ?? ''}
          isDangerous={text?.isDangerous}
          isOpen={question !== null}
          isBusy={changes.isBusy}
          onClose={() => setQuestion(null)}
          onConfirm={() => question && changes.make(question)}
        >
          {text?.text}
        </QuestionDialog>
      </td>
    </tr>
  );
}

type ActionsProps = {
  account: AccountView;
  onAsk: (question: AccountQuestion) => void;
  onEnable: () => void;
};

function AccountActions({ account, onAsk, onEnable }: ActionsProps) {
  const { username, state, email, sessions, hasTotp } = account;
  const link = state === 'active' ? 'Send password link…' : 'Invite again…';
  const action = (text: string, run: () => void, isRed = false) => (
    <Button
      size="compact-sm"
      variant="default"
      c={isRed ? 'red' : undefined}
      aria-label={`${text}: ${username}`}
      onClick={run}
    >
      {text}
    </Button>
  );
  return (
    <div className="account-actions">
      {state !== 'disabled' && email && action(link, () => onAsk({ kind: 'link' }))}
      {sessions > 0 && action('Sign out…', () => onAsk({ kind: 'sessions' }))}
      {hasTotp && action('Lost phone…', () => onAsk({ kind: 'totp' }), true)}
      {state === 'disabled'
        ? action('Enable', onEnable)
        : action('Disable…', () => onAsk({ kind: 'disable' }), true)}
    </div>
  );
}

/** Changes of somebody's account; each refreshes the list and says what happened. */
function useChanges({ id, username, email }: AccountView, onSettled: () => void) {
  const utils = trpc.useUtils();
  const done = (title: string, description: string) => ({
    onSuccess: () => showToast({ title, description }),
    onError: (error: unknown) => showErrorToast('Update Failed', error),
    onSettled() {
      onSettled();
      void utils.accounts.list.invalidate();
    },
  });
  const setRole = trpc.accounts.setRole.useMutation(done('Role updated', username));
  const disable = trpc.accounts.setDisabled.useMutation(done('Account updated', username));
  const invite = trpc.accounts.inviteAgain.useMutation(
    done('Link sent', `To ${email ?? ''}. Earlier links no longer work.`),
  );
  const endSessions = trpc.accounts.endSessions.useMutation(
    done('Signed out', `${username} is signed out everywhere.`),
  );
  const removeTotp = trpc.accounts.removeTotp.useMutation(
    done('Two-step sign-in is off', `${username} signs in with the password alone.`),
  );
  function make(question: AccountQuestion): void {
    if (question.kind === 'role') setRole.mutate({ id, role: question.role });
    else if (question.kind === 'link') invite.mutate({ id });
    else if (question.kind === 'sessions') endSessions.mutate({ id });
    else if (question.kind === 'totp') removeTotp.mutate({ id });
    else disable.mutate({ id, disabled: true });
  }
  return {
    make,
    enable: () => disable.mutate({ id, disabled: false }),
    isBusy: [setRole, disable, invite, endSessions, removeTotp].some(({ isPending }) => isPending),
  };
}
