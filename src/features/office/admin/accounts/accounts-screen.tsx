import '#src/features/admin/list/list.css';
import '#src/features/admin/list/list-cards.css';
import './accounts.css';
import { Alert, Button, Skeleton, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { failureText, trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { AdminPage, BACK_TO_SETTINGS } from '#src/features/admin/shell/admin-page.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { AccountRow, isPasswordOnly } from './account-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { EmailForm, PasswordForm } from './own-forms.tsx';
import { OwnSessions } from './own-sessions.tsx';
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
          Invite a colleague
        </Button>
      </div>
      {unsafe > 0 && (
        <Alert color="accent" mb="md">
          {counted(unsafe, 'account')} can be opened with a password alone. Everybody turns on two-step
          sign-in under “Your account”.
        </Alert>
      )}
      {query.isPending ? (
        <Skeleton height={140} />
      ) : query.error ? (
        <QueryError query={query} text={failureText(query.error, 'The accounts could not be loaded.')} />
      ) : (
        <div className="alist-box">
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
