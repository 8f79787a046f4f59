import { paths } from '#src/domain/paths.ts';
import './shell.css';
import './header.css';
import './nav.css';
import './page.css';
import './undo-toast.css';
import { Button, useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { trpc } from '#src/client/trpc.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { AppSchemeSelect } from '#src/ui/color-scheme/app-scheme-select.tsx';
import { Logo } from '#src/ui/components/logo.tsx';
import { AdminErrorBoundary } from './admin-error-boundary.tsx';
import { leaveToLogin, rememberAdmin } from './browser-hints.ts';
import { forgetWork } from './drafts.ts';
import { ADMIN_NAV, currentEntry } from './nav.ts';
import { useSessionGuard } from './use-session-guard.ts';

type Props = { user: { username: string; role: AdminRole }; tools?: ReactNode; children: ReactNode };

/** Header, navigation, main and footer of every admin screen. */
export function AdminShell({ user, tools, children }: Props) {
  const { urlPathname } = usePageContext();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useSessionGuard(user.username);
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
  const current = currentEntry(urlPathname);

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
          <SchemeButton />
          <span className="admin-user" title={user.role === 'owner' ? 'Owner' : 'Staff'}>
            {user.username}
          </span>
          <LogoutButton />
        </div>
      </header>
      <nav id="admin-nav" className="admin-nav" data-open={isMenuOpen || undefined} aria-label="Admin">
        <ul>
          {ADMIN_NAV.filter((entry) => !entry.ownerOnly || user.role === 'owner').map((entry) => (
            <li key={entry.href}>
              <a href={entry.href} aria-current={entry.href === current ? 'page' : undefined}>
                {(user.role === 'staff' && entry.staffLabel) || entry.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
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
      forgetWork();
      leaveToLogin();
    },
    onError: () =>
      showToast({ title: 'Not signed out', description: 'Please try again.', variant: 'destructive' }),
  });
  return (
    <Button
      size="sm"
      variant="default"
      loading={logout.isPending}
      disabled={!isHydrated}
      onClick={() => logout.mutate()}
    >
      Logout
    </Button>
  );
}

/** Follows the system until changed; the choice is stored in this browser. */
function SchemeButton() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: false });
  // The server does not know the choice, so the first client render must match its default.
  const isMounted = useMounted();
  const isDark =
    isMounted &&
    (colorScheme === 'dark' ||
      (colorScheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches));
  return (
    <button
      type="button"
      className="admin-scheme"
      aria-pressed={isDark}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4a8 8 0 1 0 8 8 6 6 0 0 1-8-8Z" />
      </svg>
      <span className="sr-only">Dark mode</span>
    </button>
  );
}
