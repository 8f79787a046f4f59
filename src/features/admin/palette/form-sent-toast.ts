import { readFailure } from '#src/client/trpc.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

export function showFormSent(): void {
  showToast({
    title: 'Form Sent Successfully',
    description: 'Order confirmation form has been sent to the customer.',
  });
}

/** The server's sentence says why the form cannot be sent now; other errors may pass. */
export function showFormNotSent(error: unknown): void {
  const failure = readFailure(error);
  showToast({
    title: 'Send Failed',
    description: failure?.status === 409 ? failure.message : 'Failed to send form link. Please try again.',
    variant: 'destructive',
  });
}
