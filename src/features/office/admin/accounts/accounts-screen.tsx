import './accounts.css';
import { Tabs } from '@mantine/core';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '#src/domain/paths.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { Colleagues } from './colleagues.tsx';
import { EmailForm, PasswordForm } from './own-forms.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { TwoStep } from './two-step.tsx';

/** The viewer's own account; owners also see all others. The tab is in the address. */
export function AccountsScreen() {
  const { viewer, urlParsed } = usePageContext();
  const isOwner = viewer?.kind === 'admin' && viewer.role === 'owner';
  if (!isOwner)
    return (
      <AdminPage title="Your account">
        <OwnAccount />
      </AdminPage>
    );
  return (
    <AdminPage title="Accounts">
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
