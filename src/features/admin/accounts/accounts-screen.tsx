import './accounts.css';
import { usePageContext } from 'vike-react/usePageContext';
import { AdminPage } from '../shell/admin-page.tsx';
import { Colleagues } from './colleagues.tsx';
import { EmailForm, PasswordForm } from './own-forms.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { TwoStep } from './two-step.tsx';

/** The viewer's own account; owners also see all others. */
export function AccountsScreen() {
  const { viewer } = usePageContext();
  const isOwner = viewer?.kind === 'admin' && viewer.role === 'owner';
  return (
    <AdminPage title={isOwner ? 'Accounts' : 'Your account'}>
      {isOwner && <Colleagues ownId={viewer.id} />}
      <div className="admin-grid" style={{ marginTop: isOwner ? '1.1rem' : 0 }}>
        <div className="account-column">
          <PasswordForm />
          <EmailForm />
        </div>
        <div className="account-column">
          <TwoStep />
          <OwnSessions />
        </div>
      </div>
    </AdminPage>
  );
}
