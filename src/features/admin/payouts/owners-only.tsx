import { Text } from '@mantine/core';
import { AdminPage } from '../shell/admin-page.tsx';

/** For clarity only: the server enforces the permission. */
export function OwnersOnly({ title }: { title: string }) {
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
