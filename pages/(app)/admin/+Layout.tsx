import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { AdminShell } from '#src/features/admin/shell/admin-shell.tsx';

/** The server redirects requests without an admin session before this renders. */
export function Layout({ children }: { children: ReactNode }) {
  const { viewer } = usePageContext();
  if (viewer?.kind !== 'admin') return <main id="main" />;
  return <AdminShell user={viewer}>{children}</AdminShell>;
}
