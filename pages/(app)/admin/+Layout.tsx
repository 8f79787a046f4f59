import { type ReactNode, useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { AdminShell } from '#src/features/admin/shell/admin-shell.tsx';

/** The server redirects requests without an admin session before this renders. */
export function Layout({ children }: { children: ReactNode }) {
  const { viewer } = usePageContext();
  if (viewer?.kind !== 'admin') return <LoadAgain />;
  return <AdminShell user={viewer}>{children}</AdminShell>;
}

/** A link that is pressed during hydration can lose the page context that the document had. */
function LoadAgain() {
  useEffect(() => location.reload(), []);
  return <main id="main" />;
}
