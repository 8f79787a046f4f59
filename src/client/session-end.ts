/**
 * When the admin session ends, as the last response reported it. Kept in local storage, so that
 * work in one tab counts for all.
 */
const KEY = 'adminSessionEnds';
const HEADER = 'x-session-ends-in';

export function noteSessionEnd(headers: Headers): void {
  const seconds = Number(headers.get(HEADER) ?? 'none');
  if (Number.isNaN(seconds)) return;
  try {
    localStorage.setItem(KEY, String(Date.now() + seconds * 1000));
  } catch {
    // Without storage there is no warning; the server's rule is the same.
  }
}

/** Milliseconds until the session ends; null if unknown. */
export function sessionLeftMs(): number | null {
  try {
    const end = Number(localStorage.getItem(KEY) ?? 'none');
    return Number.isNaN(end) ? null : end - Date.now();
  } catch {
    return null;
  }
}
