import { navigate } from 'vike/client/router';
import { trpc } from '#src/client/trpc.ts';
import { showFormNotSent, showFormSent } from './form-sent-toast.ts';
import type { OrderHit, Verb } from './verbs.ts';

/** Runs an action on a found order; cancelling asks on the order's page first. */
export function useVerb(): (verb: Verb, hit: OrderHit) => void {
  const utils = trpc.useUtils();
  const send = trpc.orders.sendForm.useMutation({
    onSuccess: showFormSent,
    onError: showFormNotSent,
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
