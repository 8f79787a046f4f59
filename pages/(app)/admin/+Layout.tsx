import { type ReactNode, useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { AdminShell } from '#src/features/admin/shell/admin-shell.tsx';

/** The server redirects requests without an admin session before this renders. */
export function Layout({ children }: { children: ReactNode }) {
  const { viewer } = usePageContext();
  if (viewer?.kind !== 'admin') return <LoadAgain />;
  return <AdminShell user={viewer}>{children}</AdminShell>;
}

/** Seen rarely on a busy machine, after a link in the navigation. The document has the viewer. */
function LoadAgain() {
  useEffect(() => location.reload(), []);
  return <main id="main" />;
}
