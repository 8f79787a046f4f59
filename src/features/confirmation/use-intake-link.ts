import { useEffect, useState } from 'react';
import { api } from '#src/client/trpc.ts';

export type IntakeLink = {
  token: string | null;
  known: { fullName: string; email: string; phone: string | null } | null;
  alreadyConfirmed: boolean;
  notice: string | null;
};

/**
 * The secret of the mailed link sits in the address' fragment. It is taken into memory and removed from the address at once, so that
 * it reaches no history, screenshot or analytics.
 */
export function useIntakeLink(orderNumber: string | null): IntakeLink {
  const [link, setLink] = useState<IntakeLink>({ token: null, known: null, alreadyConfirmed: false, notice: null });
  useEffect(() => {
    const token = /^#t=([\w.-]{20,400})$/.exec(window.location.hash)?.[1] ?? null;
    if (!token || !orderNumber) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    setLink((before) => ({ ...before, token }));
    api.confirmations.prefill
      .mutate({ orderId: Number(orderNumber), token })
      .then((known) => setLink({ token, known, alreadyConfirmed: known.alreadyConfirmed, notice: null }))
      .catch((error: unknown) =>
        setLink({ token, known: null, alreadyConfirmed: false, notice: error instanceof Error ? error.message : null }),
      );
  }, [orderNumber]);
  return link;
}
