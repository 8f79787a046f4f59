import { useEffect, useState } from 'react';

type Draft = Record<string, unknown>;

/**
 * Keeps what was typed for an order in this tab, on this device, until it is sent. The secret of
 * the link is not part of it.
 */
export function useDraft(orderNumber: string | null, restore: (draft: Draft) => void) {
  const key = `order-form:${orderNumber ?? 'new'}`;
  const [isKept, setIsKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per order; later, the form is newer
  useEffect(() => {
    try {
      const stored = sessionStorage.getItem(key);
      if (!stored) return;
      restore(JSON.parse(stored));
      setIsKept(true);
    } catch {}
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
      setIsKept(false);
    },
  };
}
