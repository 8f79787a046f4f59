import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { api, failureText } from '#src/client/trpc.ts';
import { useFragmentToken } from '#src/client/use-fragment-token.ts';
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

/** What the link of the email says about the order. */
export function useIntakeLink(orderNumber: string | null): IntakeLink {
  const opened = useFragmentToken();
  const [link, setLink] = useState(NOTHING);
  useEffect(() => {
    if (!orderNumber || !opened) return;
    const { token } = opened;
    if (!token) return setLink({ ...NOTHING, notice: UNPROVEN });
    let isCurrent = true;
    setLink((before) => ({ ...before, token, notice: null }));
    api.confirmations.prefill.mutate({ orderId: Number(orderNumber), token }).then(
      (known) => isCurrent && setLink({ token, known, notice: null }),
      (error: unknown) =>
        isCurrent && setLink({ ...NOTHING, token, notice: failureText(error, LOOKUP_FAILED) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [orderNumber, opened]);
  return link;
}
