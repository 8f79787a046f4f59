import { useEffect, useState } from 'react';
import { api } from '#src/client/trpc.ts';
import type { CheckoutResult } from '#src/domain/sale/payment/payment.schema.ts';
import { keepCheckoutId, storedCheckoutId } from './checkout-id.ts';

const UNKNOWN: CheckoutResult = { state: 'unknown', order: null };
const WAITING: CheckoutResult = { state: 'waiting', order: null };
/** Seconds between the questions: a minute in all. The provider's message mostly takes two. */
const PAUSES = [1, 1, 2, 3, 4, 5, 6, 8, 10, 10, 10];

/** Asks until the payment has arrived; `asking` is false when there is no more to expect. */
export function useCheckoutResult(): { asking: boolean; order: CheckoutResult['order'] } {
  const [result, setResult] = useState<CheckoutResult>(UNKNOWN);
  useEffect(() => {
    // Again: Vike restores the address before it hydrates the page.
    keepCheckoutId();
    const checkoutId = storedCheckoutId();
    if (!checkoutId) return;
    let timer = 0;
    let isCurrent = true;
    async function ask(id: string, round: number): Promise<void> {
      const pause = PAUSES[round];
      const next = await api.checkout.result.mutate({ checkoutId: id }).catch(() => null);
      if (!isCurrent) return;
      const isOver = (next && next.state !== 'waiting') || pause === undefined;
      setResult(next?.state === 'paid' ? next : isOver ? UNKNOWN : WAITING);
      if (!isOver) timer = window.setTimeout(() => void ask(id, round + 1), pause * 1000);
    }
    void ask(checkoutId, 0);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, []);
  return { asking: result.state === 'waiting', order: result.order };
}
