import { paths } from '#src/domain/paths.ts';
import { readStored, writeStored } from '#src/ui/behaviour/browser-storage.ts';

/** The admin page that a login interrupted: kept in this tab only. */
const KEY = 'adminReturn';
const MARK = '#next=';
const ADMIN_PATH = /^\/admin(?:\/|$)/;

/** Path and query of an address under /admin of this site; null for anything else. */
export function safeAdminPath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin || !ADMIN_PATH.test(url.pathname)) return null;
  return url.pathname + url.search;
}

export const keepPath = (path = location.pathname + location.search): unknown =>
  writeStored('sessionStorage', KEY, path);

/** The server's redirect names the page in the fragment, which no server or log ever sees. */
export function keepRequestedPath(): void {
  if (!location.hash.startsWith(MARK)) return;
  try {
    const path = safeAdminPath(decodeURIComponent(location.hash.slice(MARK.length)), location.origin);
    if (path) keepPath(path);
  } catch {
    // The address is malformed: the login then leads to the dashboard.
  }
  history.replaceState(history.state, '', location.pathname + location.search);
}

export function takeReturnPath(): string {
  const path = readStored('sessionStorage', KEY);
  writeStored('sessionStorage', KEY, null);
  return safeAdminPath(path, location.origin) ?? paths.admin;
}

/**
 * The keys adminAuth and adminUser allow instant redirects only: the server decides by its session.
 */
export function rememberAdmin(username: string): void {
  writeStored('localStorage', 'adminAuth', 'true');
  writeStored('localStorage', 'adminUser', username);
}

export function forgetAdmin(): void {
  writeStored('localStorage', 'adminAuth', null);
  writeStored('localStorage', 'adminUser', null);
}

/** Redirects without a message, as specified. */
export function leaveToLogin(): void {
  forgetAdmin();
  window.location.replace(paths.adminLogin);
}
