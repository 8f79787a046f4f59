import { useEffect, useState } from 'react';
import { dropFirstScreen } from '#src/ui/behaviour/first-screen-note.ts';
import { firstScreenAnswers } from './order-form-values.ts';

type Draft = Record<string, unknown>;

/**
 * Keeps what was typed for an order in this tab, on this device, until it is sent. The secret of
 * the link is not part of it. What the home page kept of a first screen fills fields left empty.
 */
export function useDraft(orderNumber: string | null, restore: (draft: Draft) => void) {
  const key = `order-form:${orderNumber ?? 'new'}`;
  const [isKept, setIsKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per order; later, the form is newer
  useEffect(() => {
    try {
      const stored = sessionStorage.getItem(key);
      if (stored) {
        restore(JSON.parse(stored));
        setIsKept(true);
      }
    } catch {}
    restore(firstScreenAnswers());
  }, [key]);
  return {
    isKept,
    keep(values: Draft): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
        setIsKept(true);
      } catch {}
    },
    drop(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {}
      dropFirstScreen();
      setIsKept(false);
    },
  };
}
