import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#src/ui/behaviour/browser-storage.ts';
import { readFailure } from './trpc.ts';

/** A new object each time a link is opened; `token` is null without a link. */
export type FragmentToken = { token: string | null };

/**
 * Removed from the address at once, to keep the secret out of history, screenshots and analytics.
 */
function takeToken(): string | null {
  if (!window.location.hash.startsWith('#t=')) return null;
  const token = /^#t=([\w.-]{20,400})$/.exec(window.location.hash)?.[1] ?? null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return token;
}

/** For links that have done their work. */
export function dropToken(key: string): void {
  writeStored('sessionStorage', key, null);
}

export const hasFragmentToken = (key: string): boolean =>
  window.location.hash.startsWith('#t=') || readStored('sessionStorage', key) !== null;

/**
 * The secret of an emailed link; undefined until the page is in a browser. It stays in memory, or,
 * with a `key`, in the session storage of the tab, so that a reload still has the link.
 */
export function useFragmentToken(key?: string): FragmentToken | undefined {
  const [opened, setOpened] = useState<FragmentToken>();
  useEffect(() => {
    const read = (): string | null => {
      const token = takeToken();
      if (token && key) writeStored('sessionStorage', key, token);
      return token;
    };
    setOpened({ token: read() ?? (key ? readStored('sessionStorage', key) : null) });
    // Opening a link again in the same tab changes only the fragment.
    const onHashChange = () => {
      const token = read();
      if (token) setOpened({ token });
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [key]);
  return opened;
}

/** The server knows no such link; other failures may pass. */
export const isBadLink = (error: unknown): boolean =>
  ['NOT_FOUND', 'VALIDATION'].includes(readFailure(error)?.code ?? '');
