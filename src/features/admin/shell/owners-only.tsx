import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsOwner } from '#src/client/use-is-owner.ts';
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
