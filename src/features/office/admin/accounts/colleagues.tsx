import { QueryError } from '#src/ui/components/query-error.tsx';
import '#src/features/admin/list/list.css';
import '#src/features/admin/list/list-cards.css';
import './accounts.css';
import { Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { AccountRow } from './account-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';

export function Colleagues({ ownId }: { ownId: number }) {
  const [isInviting, setIsInviting] = useState(false);
  const query = trpc.accounts.list.useQuery();
  return (
    <section className="admin-card" aria-labelledby="colleagues">
      <div className="card-head">
        <h2 id="colleagues">Colleagues</h2>
        <Button disabled={!query.data} onClick={() => setIsInviting(true)}>
          Invite a colleague
        </Button>
      </div>
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
