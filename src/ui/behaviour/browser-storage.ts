/** The browser's storage. It may be disabled or full: then nothing is kept. */
type Kind = 'localStorage' | 'sessionStorage';

export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Null also for what is not JSON. */
export function readStoredJson<Value>(kind: Kind, key: string): Value | null {
  try {
    return JSON.parse(window[kind].getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/**
 * @param value null removes it
 * @returns whether it is stored
 */
export function writeStored(kind: Kind, key: string, value: string | null): boolean {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return value !== null;
  } catch {
    return false;
  }
}

export function clearStored(kind: Kind, matches: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window[kind])) if (matches(key)) window[kind].removeItem(key);
  } catch {
    // Disabled: nothing is stored.
  }
}
