import './shell.css';
import './page.css';
import { Button, Card, Menu, Text, Title } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { readFailure, trpc } from '#src/client/trpc.ts';
import { currentEntry, NAV_GROUPS } from '#src/domain/navigation.ts';
import { paths } from '#src/domain/paths.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { dismissToast, showToast } from '#src/ui/behaviour/toast.ts';
import { AppSchemeSelect } from '#src/ui/color-scheme/app-scheme-select.tsx';
import { Logo } from '#src/ui/components/logo.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { runSerially } from '../list/row-change.ts';
import { Palette } from '../palette/palette.tsx';
import { ShortcutList } from '../palette/shortcut-list.tsx';
import { useWaiting } from './counts.ts';
import { forgetDrafts } from './drafts.ts';
import { IdleWarning } from './idle-warning.tsx';
import { keepPath, leaveToLogin, rememberAdmin } from './login-return.ts';

type Props = { user: { username: string; role: AdminRole }; children: ReactNode };

export function AdminShell({ user, children }: Props) {
  const { urlPathname } = usePageContext();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useFailedCalls();
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
          <Palette role={user.role} />
          <UserMenu user={user} />
          <LogoutButton />
        </div>
      </header>
      <AdminNav role={user.role} isOpen={isMenuOpen} />
      <main id="main" className="admin-main" tabIndex={-1}>
        {/* Navigation resets it. */}
        <ErrorBoundary key={urlPathname} fallback={CRASHED}>
          {children}
        </ErrorBoundary>
      </main>
      <footer className="admin-footer">
        <a href="/">View the website</a>
        <AppSchemeSelect />
      </footer>
      <IdleWarning />
    </div>
  );
}

function LogoutButton() {
  // Disabled until hydration, because an earlier click would be lost.
  const isHydrated = useMounted();
  const logout = trpc.admin.logout.useMutation({
    ...runSerially('notes'),
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
  function leave(): void {
    if (logout.isPending) return;
    // A removed note waits for its Undo: it is deleted now, and the session ends after that.
    dismissToast();
    logout.mutate();
  }
  return (
    <button type="button" className="admin-logout" disabled={!isHydrated} onClick={leave}>
      Logout
    </button>
  );
}

const CRASHED = (
  <Card withBorder maw={520} mx="auto" my="xl" padding="xl" role="alert">
    <Title order={1} size="h2" mb="sm">
      Something went wrong
    </Title>
    <Text mb="lg">The admin panel encountered an error. Please try refreshing the page.</Text>
    <Button onClick={() => window.location.reload()}>Refresh Page</Button>
  </Card>
);

function UserMenu({ user }: Pick<Props, 'user'>) {
  const [isListOpen, setIsListOpen] = useState(false);
  return (
    <>
      <Menu position="bottom-end" withArrow keepMounted={false}>
        <Menu.Target>
          <button type="button" className="admin-user" title={user.role === 'owner' ? 'Owner' : 'Staff'}>
            <svg className="icon admin-user-icon" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="8" r="3.5" />
              <path d="M5 20c0-4 3-6 7-6s7 2 7 6" />
            </svg>
            <span>{user.username}</span>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 9 6 6 6-6" />
            </svg>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={`${paths.adminAccounts}?tab=login`}>
            Your account
          </Menu.Item>
          <Menu.Item onClick={() => setIsListOpen(true)}>Keyboard shortcuts</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ShortcutList isOpen={isListOpen} onClose={() => setIsListOpen(false)} role={user.role} />
    </>
  );
}

/**
 * A rejected call shows that the session has ended: to the login, and back to this page. A change
 * of a record that is gone or was changed by others: the screen loads its data again.
 */
function useFailedCalls(): void {
  const client = useQueryClient();
  useEffect(() => {
    const check = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const status = readFailure(event.action.error)?.status;
      if (status === 401) {
        keepPath();
        leaveToLogin();
      } else if ('mutation' in event && (status === 404 || status === 409)) void client.invalidateQueries();
    };
    const stops = [client.getQueryCache().subscribe(check), client.getMutationCache().subscribe(check)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}

function AdminNav({ role, isOpen }: { role: AdminRole; isOpen: boolean }) {
  const { urlPathname } = usePageContext();
  const waitingIn = useWaiting();
  const current = currentEntry(urlPathname);
  return (
    <nav id="admin-nav" className="admin-nav" data-open={isOpen || undefined} aria-label="Admin">
      <div className="admin-nav-groups">
        {NAV_GROUPS.map((group, at) => (
          <div key={group.label} className="admin-nav-group">
            <p id={`nav-${at}`}>{group.label}</p>
            <ul aria-labelledby={`nav-${at}`}>
              {group.entries
                .filter((entry) => !entry.ownerOnly || role === 'owner')
                .map(({ href, label }) => {
                  const waiting = waitingIn(href);
                  return (
                    <li key={href}>
                      <a href={href} aria-current={href === current ? 'page' : undefined}>
                        {label}
                      </a>
                      {waiting && (
                        <a className="admin-nav-count" href={waiting.href} title={waiting.text}>
                          {waiting.count}
                          <span className="sr-only"> {waiting.label}</span>
                        </a>
                      )}
                    </li>
                  );
                })}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
