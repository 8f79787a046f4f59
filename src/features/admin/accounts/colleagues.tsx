import '../list/list.css';
import '../list/list-cards.css';
import './accounts.css';
import { Button, NativeSelect, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { type AccountView, ROLE_LABELS } from '#src/domain/admin-account/account.schema.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { ADMIN_ROLES, type AdminRole } from '#src/domain/viewer.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { AddressText } from '../shell/address-text.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const STATES: Record<AccountView['state'], [tone: string, mark: string]> = {
  active: ['good', '✓'],
  invited: ['wait', '○'],
  'invitation expired': ['bad', '!'],
  disabled: ['calm', '×'],
};

export function Colleagues({ ownId }: { ownId: number }) {
  const [isInviting, setIsInviting] = useState(false);
  const query = trpc.accounts.list.useQuery();
  return (
    <section className="admin-card" aria-labelledby="colleagues">
      <h2 id="colleagues">Colleagues</h2>
      {query.isPending ? (
        <Skeleton height={140} />
      ) : query.error ? (
        <Text role="alert">
          {failureText(query.error, 'The accounts could not be loaded. Refresh the page.')}
        </Text>
      ) : (
        <div className="alist-box">
          <table className="alist in-card">
            <caption className="sr-only">Accounts</caption>
            <thead>
              <tr>
                {['Account', 'Role', 'State', 'Last sign-in', 'Actions'].map((label) => (
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
      <Button mt="md" disabled={!query.data} onClick={() => setIsInviting(true)}>
        Invite a colleague
      </Button>
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </section>
  );
}

function AccountRow({ account, isSelf }: { account: AccountView; isSelf: boolean }) {
  const [tone, icon] = STATES[account.state];
  const utils = trpc.useUtils();
  const done = (title: string, description?: string) => ({
    onSuccess() {
      showToast({ title, description });
      void utils.accounts.list.invalidate();
    },
    onError(error: unknown) {
      showToast({
        title: 'Update Failed',
        description: failureText(error, 'Please try again.'),
        variant: 'destructive',
      });
      void utils.accounts.list.invalidate();
    },
  });
  const setRole = trpc.accounts.setRole.useMutation(done('Role updated', account.username));
  const disable = trpc.accounts.setDisabled.useMutation(done('Account updated', account.username));
  const invite = trpc.accounts.inviteAgain.useMutation(
    done('Link sent', `To ${account.email ?? ''}. Earlier links no longer work.`),
  );
  const endSessions = trpc.accounts.endSessions.useMutation(
    done('Signed out', `${account.username} is signed out everywhere.`),
  );
  const removeTotp = trpc.accounts.removeTotp.useMutation(
    done('Two-step sign-in is off', `${account.username} signs in with the password alone.`),
  );
  const isDisabled = account.state === 'disabled';
  return (
    <tr>
      <td data-title>
        <strong>{account.username}</strong>
        {isSelf && ' (you)'}
        <span className="alist-sub">
          <AddressText>{account.email ?? 'no email address'}</AddressText>
        </span>
      </td>
      <td data-label="Role">
        <NativeSelect
          aria-label={`Role of ${account.username}`}
          value={account.role}
          disabled={setRole.isPending || isDisabled}
          data={ADMIN_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
          onChange={(event) =>
            setRole.mutate({ id: account.id, role: event.currentTarget.value as AdminRole })
          }
        />
      </td>
      <td data-label="State">
        <span className={`badge ${tone}`}>
          <span aria-hidden="true">{icon}</span> {account.state}
        </span>
        {account.hasTotp && <span className="alist-sub">two-step sign-in</span>}
        {account.sessions > 0 && (
          <span className="alist-sub">
            {account.sessions} {account.sessions === 1 ? 'session' : 'sessions'}
          </span>
        )}
      </td>
      <td data-label="Last sign-in">{account.lastLoginAt ? adminDate(account.lastLoginAt) : 'never'}</td>
      {/* Empty for the viewer's own account: phone cards leave it out. */}
      <td data-label="Actions">
        {!isSelf && (
          <div className="account-actions">
            {!isDisabled && account.email && (
              <Button
                size="sm"
                variant="default"
                loading={invite.isPending}
                onClick={() => invite.mutate({ id: account.id })}
                aria-label={`${account.state === 'active' ? 'Send password link' : 'Invite again'}: ${account.username}`}
              >
                {account.state === 'active' ? 'Send password link' : 'Invite again'}
              </Button>
            )}
            {account.sessions > 0 && (
              <Button
                size="sm"
                variant="default"
                onClick={() => endSessions.mutate({ id: account.id })}
                aria-label={`Sign out ${account.username} everywhere`}
              >
                Sign out
              </Button>
            )}
            {account.hasTotp && (
              <Button
                size="sm"
                variant="default"
                c="red"
                onClick={() => removeTotp.mutate({ id: account.id })}
                aria-label={`Lost phone: turn off two-step sign-in of ${account.username}`}
              >
                Lost phone
              </Button>
            )}
            <Button
              size="sm"
              variant="default"
              c={isDisabled ? undefined : 'red'}
              loading={disable.isPending}
              onClick={() => disable.mutate({ id: account.id, disabled: !isDisabled })}
              aria-label={`${isDisabled ? 'Enable' : 'Disable'} ${account.username}`}
            >
              {isDisabled ? 'Enable' : 'Disable'}
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}
