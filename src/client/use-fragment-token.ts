import { useEffect, useState } from 'react';
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

/** The secret of an emailed link, kept in memory only; undefined until the page is in a browser. */
export function useFragmentToken(): FragmentToken | undefined {
  const [opened, setOpened] = useState<FragmentToken>();
  useEffect(() => {
    setOpened({ token: takeToken() });
    // Opening a link again in the same tab changes only the fragment.
    const onHashChange = () => {
      const token = takeToken();
      if (token) setOpened({ token });
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return opened;
}

/** The server knows no such link; other failures may pass. */
export const isBadLink = (error: unknown): boolean =>
  ['NOT_FOUND', 'VALIDATION'].includes(readFailure(error)?.code ?? '');
