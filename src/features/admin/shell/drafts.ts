import { useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '#src/domain/paths.ts';
import { readStoredJson, writeStored } from '#src/ui/behaviour/browser-storage.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { safeAdminPath, takeRequestedPath } from './return-path.ts';

/**
 * Unsaved input of an expired session: kept in this tab, for the same account, until restored or
 * signed out.
 */
type Work = { username: string; path: string; drafts: Record<string, unknown> };

const KEY = 'adminWork';

/** Readers of the forms on screen; each returns null if nothing was typed. */
const forms = new Map<string, () => unknown>();

function readWork(username: string): Work | null {
  const work = readStoredJson<Work>('sessionStorage', KEY);
  return work?.username === username ? work : null;
}

const writeWork = (work: Work) => writeStored('sessionStorage', KEY, JSON.stringify(work));

/** Runs only once a call is rejected; until then input stays in memory. */
export function keepWork(username: string): void {
  // Drafts of other screens stay stored.
  const drafts = { ...readWork(username)?.drafts };
  for (const [key, read] of forms) {
    const draft = read();
    if (draft !== null) drafts[key] = draft;
  }
  writeWork({ username, path: window.location.pathname + window.location.search, drafts });
}

export function forgetWork(): void {
  writeStored('sessionStorage', KEY, null);
}

/** Returns to the screen where the session ended, for the same account only. */
export function takeReturnPath(username: string): string {
  const work = readWork(username);
  // Drafts of another account are neither shown nor kept; without drafts the path is all there was.
  if (!work || Object.keys(work.drafts).length === 0) forgetWork();
  // A page requested since then, such as the link of an email, comes first.
  return takeRequestedPath() ?? safeAdminPath(work?.path, window.location.origin) ?? paths.admin;
}

/** Each draft is restored once; the last one removes the record. */
function takeDraft(username: string, key: string): unknown {
  const work = readWork(username);
  if (!work || !Object.hasOwn(work.drafts, key)) return null;
  const { [key]: draft, ...rest } = work.drafts;
  if (Object.keys(rest).length > 0) writeWork({ ...work, drafts: rest });
  else forgetWork();
  return draft;
}

/**
 * Restores a form after the session expired. `key` names the form and its subject. Not for
 * passwords and codes.
 */
export function useDraft<T>(key: string, read: () => T | null, restore: (draft: T) => void): void {
  const { viewer } = usePageContext();
  const username = viewer?.kind === 'admin' ? viewer.username : null;
  const latest = useRef({ read, restore });
  latest.current = { read, restore };
  useEffect(() => {
    const draft = username === null ? null : (takeDraft(username, key) as T | null);
    if (draft !== null) {
      latest.current.restore(draft);
      showToast({
        title: 'Welcome back',
        description: 'We’ve restored your unsaved changes.',
      });
    }
    forms.set(key, () => latest.current.read());
    return () => {
      forms.delete(key);
    };
  }, [key, username]);
}
