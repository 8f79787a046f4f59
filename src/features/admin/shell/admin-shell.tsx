import { paths } from '#src/domain/paths.ts';
import './shell.css';
import './header.css';
import './nav.css';
import './page.css';
import './print.css';
import './undo-toast.css';
import { Button, Card, Text, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { trpc } from '#src/client/trpc.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { AppSchemeSelect } from '#src/ui/color-scheme/app-scheme-select.tsx';
import { Logo } from '#src/ui/components/logo.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { AdminNav } from './admin-nav.tsx';
import { leaveToLogin, rememberAdmin } from './browser-hints.ts';
import { forgetDrafts } from './drafts.ts';
import { useFreshAfterConflict } from './use-fresh-after-conflict.ts';
import { useSessionGuard } from './use-session-guard.ts';
import { UserMenu } from './user-menu.tsx';

type Props = { user: { username: string; role: AdminRole }; tools?: ReactNode; children: ReactNode };

/** Header, navigation, main and footer of every admin screen. */
export function AdminShell({ user, tools, children }: Props) {
  const { urlPathname } = usePageContext();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useSessionGuard();
  useFreshAfterConflict();
  useEffect(() => rememberAdmin(user.username), [user.username]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setIsMenuOpen(false), [urlPathname]);
  // Escape closes the menu from anywhere, except from overlays with their own Escape.
  useEffect(() => {
    if (!isMenuOpen) return;
    const close = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target as Element).closest('dialog, [role="dialog"]')) return;
      setIsMenuOpen(false);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isMenuOpen]);

  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="admin-header">
        <button
          ref={menuButton}
          type="button"
          className="admin-menu-button"
          aria-expanded={isMenuOpen}
          aria-controls="admin-nav"
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        >
          Menu
        </button>
        <a href={paths.admin} className="admin-brand">
          <Logo /> <span className="admin-brand-word">Admin</span>
        </a>
        <div className="admin-header-end">
          {tools}
          <UserMenu user={user} />
          <LogoutButton />
        </div>
      </header>
      <AdminNav role={user.role} isOpen={isMenuOpen} />
      <main id="main" className="admin-main" tabIndex={-1}>
        <AdminErrorBoundary resetKey={urlPathname}>{children}</AdminErrorBoundary>
      </main>
      <footer className="admin-footer">
        <a href="/">View the website</a>
        <AppSchemeSelect />
      </footer>
    </div>
  );
}

function LogoutButton() {
  // Disabled until hydration, because an earlier click would be lost.
  const isHydrated = useMounted();
  const logout = trpc.admin.logout.useMutation({
    onSuccess() {
      forgetDrafts();
      leaveToLogin();
    },
    onError: () =>
      showToast({
        title: 'Not signed out',
        description: 'You’re still signed in. Try again.',
        variant: 'destructive',
      }),
  });
  return (
    <button
      type="button"
      className="admin-logout"
      disabled={!isHydrated}
      onClick={() => logout.isPending || logout.mutate()}
    >
      Logout
    </button>
  );
}

/** Shows a fallback card after a render error; navigation resets it. */
function AdminErrorBoundary(props: { children: ReactNode; resetKey: string }) {
  return (
    <ErrorBoundary
      {...props}
      fallback={
        <Card withBorder maw={520} mx="auto" my="xl" padding="xl" role="alert">
          <Title order={1} size="h2" mb="sm">
            Something went wrong
          </Title>
          <Text mb="lg">The admin panel encountered an error. Please try refreshing the page.</Text>
          <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        </Card>
      }
    />
  );
}
