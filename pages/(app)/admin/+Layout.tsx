import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Palette } from '#src/features/admin/palette/palette.tsx';
import { AdminShell } from '#src/features/admin/shell/admin-shell.tsx';
import { IdleWarning } from '#src/features/admin/shell/idle-warning.tsx';

/** The server redirects requests without an admin session before this renders. */
export function Layout({ children }: { children: ReactNode }) {
  const { viewer } = usePageContext();
  if (viewer?.kind !== 'admin') return <main id="main" />;
  return (
    <AdminShell user={viewer} tools={<Palette role={viewer.role} />}>
      {children}
      <IdleWarning />
    </AdminShell>
  );
}
