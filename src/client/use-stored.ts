import { useState } from 'react';
import { readStoredJson, writeStored } from '#src/ui/behaviour/browser-storage.ts';

/** What is typed stays in this tab until it is sent: over errors, updates and reloads. */
export function useStored<Value>(key: string, empty: Value) {
  const [value, setValue] = useState<Value>(() => readStoredJson<Value>('sessionStorage', key) ?? empty);
  return {
    value,
    store(next: Value): void {
      setValue(next);
      writeStored('sessionStorage', key, JSON.stringify(next));
    },
    clear(): void {
      setValue(empty);
      writeStored('sessionStorage', key, null);
    },
  };
}
