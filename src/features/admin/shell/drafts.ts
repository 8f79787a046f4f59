import { useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '#src/domain/paths.ts';
import { showToast } from '#src/ui/toast.ts';

/** What a session that ended in the middle of work leaves behind: in this tab, for the same account, until it is taken up or logged out. */
type Work = { username: string; path: string; drafts: Record<string, unknown> };

const KEY = 'adminWork';
/** Only places of the admin area: the login leads to no other address, whoever wrote it there. */
const ADMIN_PATH = /^\/admin(?:[/?]|$)/;

/** The forms on the screen and what is typed into them; null when that is nothing. */
const forms = new Map<string, () => unknown>();

function readWork(username: string): Work | null {
  try {
    const work = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Work | null;
    return work?.username === username ? work : null;
  } catch {
    // Storage may be switched off; then nothing is kept.
    return null;
  }
}

function writeWork(work: Work): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(work));
  } catch {
    // As above.
  }
}

/** At the moment a call is refused, and never before: until then what is typed stays in the page only. */
export function keepWork(username: string): void {
  // What an earlier end has left for other screens stays with it.
  const drafts = { ...readWork(username)?.drafts };
  for (const [key, read] of forms) {
    const draft = read();
    if (draft !== null) drafts[key] = draft;
  }
  writeWork({ username, path: window.location.pathname + window.location.search, drafts });
}

export function forgetWork(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** Where the login leads: back to the screen the session ended on, for the account it ended for. */
export function takeReturnPath(username: string): string {
  const work = readWork(username);
  // Somebody else's work is neither shown nor kept; without drafts the path was all there is.
  if (!work || Object.keys(work.drafts).length === 0) forgetWork();
  const path = work?.path;
  return typeof path === 'string' && ADMIN_PATH.test(path) ? path : paths.admin;
}

/** Each draft is taken up once; what is left of the work goes with the last one. */
function takeDraft(username: string, key: string): unknown {
  const work = readWork(username);
  if (!work || !Object.hasOwn(work.drafts, key)) return null;
  const { [key]: draft, ...rest } = work.drafts;
  if (Object.keys(rest).length > 0) writeWork({ ...work, drafts: rest });
  else forgetWork();
  return draft;
}

/**
 * A form whose values come back when the session has ended in the middle of it. `key` names the form and what it is about. Not for
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
      showToast({ title: 'Welcome Back', description: 'What you had typed is here again. It is not saved yet.' });
    }
    forms.set(key, () => latest.current.read());
    return () => {
      forms.delete(key);
    };
  }, [key, username]);
}
