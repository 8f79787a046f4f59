import { useEffect } from 'react';
import { useFragmentToken } from '#src/client/use-fragment-token.ts';

const KEY = 'project-link';

function keepToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {}
}

function keptToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The token of the emailed link, kept for this tab; undefined until the page is in a browser. */
export function useProjectLink(): string | null | undefined {
  const opened = useFragmentToken();
  const token = opened?.token;
  useEffect(() => {
    if (token) keepToken(token);
  }, [token]);
  return opened && (token ?? keptToken());
}
