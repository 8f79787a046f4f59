import type { FirstScreen } from '#src/domain/visit-notes.ts';
import { readStoredJson, writeStored } from './browser-storage.ts';

/** Also the name of the entry on the privacy page. */
const KEY = 'first-screen';

/** The content of the storage is not trusted. */
export function storedFirstScreen(): FirstScreen | null {
  const { business, trade } = readStoredJson<Partial<FirstScreen>>('localStorage', KEY) ?? {};
  return typeof business === 'string' && typeof trade === 'string' ? { business, trade } : null;
}

export function storeFirstScreen(note: FirstScreen): void {
  writeStored('localStorage', KEY, JSON.stringify(note));
}

export function dropFirstScreen(): void {
  writeStored('localStorage', KEY, null);
}
