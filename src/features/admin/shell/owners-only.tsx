import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { AdminPage } from './admin-page.tsx';

export function OwnersOnly({ title, children }: { title: string; children: ReactNode }) {
  if (useIsOwner()) return children;
  return (
    <AdminPage title={title}>
      <section className="admin-card">
        <h2>For owners only</h2>
        <Text>
          Your account has the role Staff. Ask an owner of this shop if you need something from here.
        </Text>
      </section>
    </AdminPage>
  );
}

/** For clarity only: the server enforces the permission. */
export function useIsOwner(): boolean {
  const { viewer } = usePageContext();
  return viewer?.kind === 'admin' && viewer.role === 'owner';
}
