import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { failureText, trpc } from '#src/client/trpc.ts';
import { dropToken, isBadLink, useFragmentToken } from '#src/client/use-fragment-token.ts';
import { priceText } from '#src/domain/offer.ts';
import type { intakePrefill } from '#src/domain/sale/confirmation/confirmation.schema.ts';

export type IntakeLink = {
  token: string | null;
  known: z.output<typeof intakePrefill> | null;
  /** Of the order, or the shop's when there is no link; null while the link has not told it. */
  price: string | null;
  notice: string | null;
  /** Looks the order up again, after a failure that may pass. */
  retry: (() => void) | null;
  isLoading: boolean;
  drop: () => void;
};

/** Explains a form that names an order without a valid link. */
const UNPROVEN =
  'Open this page from the link in your email. Or fill it in here, and we’ll match it to your order.';
const LOOKUP_FAILED = 'Your details could not be loaded. You can still fill in the form.';

/** Where the tab keeps the secret of the link until the form has been sent. */
export const intakeLinkKey = (orderNumber: string): string => `order-form-link:${orderNumber}`;

/** What the link of the email says about the order. */
export function useIntakeLink(orderNumber: string | null): IntakeLink {
  const key = orderNumber ? intakeLinkKey(orderNumber) : undefined;
  const opened = useFragmentToken(key);
  const [known, setKnown] = useState<IntakeLink['known']>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { mutate, isPending } = trpc.confirmations.prefill.useMutation();
  const lookUp = useCallback(() => {
    if (!orderNumber || !opened?.token) return;
    mutate(
      { orderId: Number(orderNumber), token: opened.token },
      {
        onSuccess(order) {
          setKnown(order);
          setFailure(null);
        },
        onError(error) {
          setKnown(null);
          setFailure(error);
        },
      },
    );
  }, [orderNumber, opened, mutate]);
  useEffect(lookUp, [lookUp]);

  const token = (orderNumber && opened?.token) || null;
  const isWithoutLink = opened !== undefined && token === null;
  const unproven = isWithoutLink && orderNumber ? UNPROVEN : null;
  return {
    token,
    known,
    price: known?.price ?? (isWithoutLink ? priceText('usd') : null),
    notice: failure ? failureText(failure, LOOKUP_FAILED) : unproven,
    retry: failure && !isBadLink(failure) ? lookUp : null,
    isLoading: isPending,
    drop: () => key && dropToken(key),
  };
}
