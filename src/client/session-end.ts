import { readStored, writeStored } from '#src/ui/behaviour/browser-storage.ts';

/**
 * When the admin session ends, as the last response reported it. Kept in local storage, so that
 * work in one tab counts for all.
 */
const KEY = 'adminSessionEnds';
const HEADER = 'x-session-ends-in';

export function noteSessionEnd(headers: Headers): void {
  const seconds = Number(headers.get(HEADER) ?? 'none');
  if (Number.isNaN(seconds)) return;
  // Without storage there is no warning; the server's rule is the same.
  writeStored('localStorage', KEY, String(Date.now() + seconds * 1000));
}

/** Milliseconds until the session ends; null if unknown. */
export function sessionLeftMs(): number | null {
  const end = Number(readStored('localStorage', KEY) ?? 'none');
  return Number.isNaN(end) ? null : end - Date.now();
}
