import { useState } from 'react';

const keyOf = (name: string) => `project-draft:${name}`;

/** What is typed stays in this tab until it is sent: over errors, updates and reloads. */
export function useDraft<Value>(name: string, empty: Value) {
  const [value, setValue] = useState<Value>(() => {
    try {
      const kept = sessionStorage.getItem(keyOf(name));
      return kept === null ? empty : (JSON.parse(kept) as Value);
    } catch {
      return empty;
    }
  });
  function keep(next: Value): void {
    setValue(next);
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(next));
    } catch {}
  }
  function drop(): void {
    setValue(empty);
    try {
      sessionStorage.removeItem(keyOf(name));
    } catch {}
  }
  return { value, keep, drop };
}
