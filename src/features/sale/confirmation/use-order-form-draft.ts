import { useEffect, useState } from 'react';
import { readStoredJson, writeStored } from '#src/ui/behaviour/browser-storage.ts';
import { dropFirstScreen } from '#src/ui/behaviour/first-screen-note.ts';
import { firstScreenAnswers } from './order-form-values.ts';

type Draft = Record<string, unknown>;

/**
 * Keeps what was typed for an order in this tab, on this device, until it is sent. The secret of
 * the link is not part of it. What the home page kept of a first screen fills fields left empty.
 */
export function useOrderFormDraft(orderNumber: string | null, restore: (draft: Draft) => void) {
  const key = `order-form:${orderNumber ?? 'new'}`;
  const [isStored, setIsStored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per order; later, the form is newer
  useEffect(() => {
    const stored = readStoredJson<Draft>('sessionStorage', key);
    if (stored) {
      restore(stored);
      setIsStored(true);
    }
    restore(firstScreenAnswers());
  }, [key]);
  return {
    isStored,
    store(values: Draft): void {
      setIsStored(writeStored('sessionStorage', key, JSON.stringify(values)));
    },
    clear(): void {
      writeStored('sessionStorage', key, null);
      dropFirstScreen();
      setIsStored(false);
    },
  };
}
