import { navigate } from 'vike/client/router';
import { readFailure, trpc } from '#src/client/trpc.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import type { OrderHit, Verb } from './verbs.ts';

/** Runs an action on a found order; cancelling asks on the order's page first. */
export function useVerb(): (verb: Verb, hit: OrderHit) => void {
  const utils = trpc.useUtils();
  const send = trpc.orders.sendForm.useMutation({
    onSuccess: () =>
      showToast({
        title: 'Form Sent Successfully',
        description: 'Order confirmation form has been sent to the customer.',
      }),
    onError: (error) =>
      showToast({
        title: 'Send Failed',
        description:
          readFailure(error)?.status === 409
            ? (readFailure(error)?.message ?? '')
            : 'Failed to send form link. Please try again.',
        variant: 'destructive',
      }),
    onSettled() {
      void utils.orders.invalidate();
      void utils.dashboard.invalidate();
    },
  });
  return (verb, hit) => {
    if (verb === 'send') send.mutate({ id: hit.id });
    else void navigate(verb === 'cancel' ? `${hit.href}?ask=cancel` : hit.href);
  };
}
