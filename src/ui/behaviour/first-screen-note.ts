import type { FirstScreen } from '#src/domain/visit-notes.ts';

/** Also the name of the entry on the privacy page. */
const KEY = 'first-screen';

/** Storage may be disabled, and its content is not trusted. */
export function keptFirstScreen(): FirstScreen | null {
  try {
    const { business, trade } = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<FirstScreen>;
    return typeof business === 'string' && typeof trade === 'string' ? { business, trade } : null;
  } catch {
    return null;
  }
}

export function keepFirstScreen(note: FirstScreen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(note));
  } catch {}
}

export function dropFirstScreen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {}
}
