import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { api, failureText } from '#src/client/trpc.ts';
import type { intakePrefill } from '#src/domain/confirmation/confirmation.schema.ts';

export type IntakeLink = {
  token: string | null;
  known: z.output<typeof intakePrefill> | null;
  notice: string | null;
};

const NOTHING: IntakeLink = { token: null, known: null, notice: null };
/** Explains a form that names an order without a valid link. */
const UNPROVEN =
  'Open this page from the link in your email. Or fill it in here, and we’ll match it to your order.';
const LOOKUP_FAILED = 'Your details could not be loaded. You can still fill in the form.';

/**
 * Removed from the address at once, to keep the secret out of history, screenshots and analytics.
 */
function takeTokenFromAddress(): string | null {
  if (!window.location.hash.startsWith('#t=')) return null;
  const token = /^#t=([\w.-]{20,400})$/.exec(window.location.hash)?.[1] ?? null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return token;
}

/** The secret arrives in the URL fragment and is kept in memory only. */
export function useIntakeLink(orderNumber: string | null): IntakeLink {
  const [link, setLink] = useState(NOTHING);
  useEffect(() => {
    if (!orderNumber) return;
    let asked: string | null = null;
    function open(token: string): void {
      if (!orderNumber) return;
      asked = token;
      setLink((before) => ({ ...before, token, notice: null }));
      api.confirmations.prefill
        .mutate({ orderId: Number(orderNumber), token })
        .then((known) => asked === token && setLink({ token, known, notice: null }))
        .catch(
          (error: unknown) =>
            asked === token && setLink({ ...NOTHING, token, notice: failureText(error, LOOKUP_FAILED) }),
        );
    }
    // Opening the form link again in the same tab changes only the fragment.
    function onHashChange(): void {
      const token = takeTokenFromAddress();
      if (token) open(token);
    }
    const token = takeTokenFromAddress();
    if (token) open(token);
    else setLink({ ...NOTHING, notice: UNPROVEN });
    window.addEventListener('hashchange', onHashChange);
    return () => {
      asked = null;
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [orderNumber]);
  return link;
}
