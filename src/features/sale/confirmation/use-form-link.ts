import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { trpc } from '#src/client/trpc.ts';
import { dropToken, isBadLink, useFragmentToken } from '#src/client/use-fragment-token.ts';
import type { OrderLanguage } from '#src/content/languages/order-texts.ts';
import type { prefillView } from '#src/domain/sale/confirmation/confirmation.schema.ts';

export type FormLink = {
  token: string | null;
  known: z.output<typeof prefillView> | null;
  /** Opened without a link: what the order cost, and its language, will not be known. */
  isWithoutLink: boolean;
  /** Key of its text. `unproven`: the form was opened without a link. */
  problem: keyof Omit<OrderLanguage['form']['link'], 'retry' | 'newLink'> | null;
  /** Looks the order up again, after a failure that may pass. */
  retry: (() => void) | null;
  isLoading: boolean;
  /** What the link says is not known yet. */
  isPending: boolean;
  drop: () => void;
};

/** Where the tab keeps the secret of the link until the form has been sent. */
export const formLinkKey = (orderNumber: string): string => `order-form-link:${orderNumber}`;

export function useFormLink(orderNumber: string | null): FormLink {
  const key = orderNumber ? formLinkKey(orderNumber) : undefined;
  const opened = useFragmentToken(key);
  const [known, setKnown] = useState<FormLink['known']>(null);
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
  const isBad = failure !== null && isBadLink(failure);
  const unproven = isWithoutLink ? 'unproven' : null;
  return {
    token,
    known,
    isWithoutLink,
    problem: failure ? (isBad ? 'expired' : 'failed') : unproven,
    retry: failure && !isBad ? lookUp : null,
    isLoading: isPending,
    isPending: opened === undefined || (token !== null && known === null && failure === null),
    drop: () => key && dropToken(key),
  };
}
