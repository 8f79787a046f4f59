/** What a change of an order's status does, and what happens next, as sentences for staff. */
import {
  CANCELLED_EMAIL_MINUTES,
  isCancellationNotified,
  type OrderStatus,
  sendFormState,
} from '#src/domain/sale/order/order.rules.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';

type PreviewInput = {
  order: { status: OrderStatus; formSent: boolean; paidAt?: Date | null; customerEmail: string };
  to: OrderStatus;
  /** What happens to the commission; empty if nothing does. */
  commission: readonly string[];
};

/** For the confirmation dialog. */
export function previewStatus({ order, to, commission }: PreviewInput) {
  if (order.status === to)
    return { touchesMoney: false, lines: [`The order is already ${to}: nothing changes.`] };
  const touchesMoney = commission.length > 0;
  const lines = [`The order goes from ${order.status} to ${to}.`, ...commission];
  if (!touchesMoney)
    lines.push(
      order.status === 'paid' || to === 'paid' ? 'There is no commission on this order.' : 'No money moves.',
    );
  if (isCancellationNotified(order, to))
    lines.push(
      `We’ll email the customer in ${CANCELLED_EMAIL_MINUTES} minutes, with the reason if you give one.`,
    );
  if (sendFormState({ ...order, status: to }) === 'can-send')
    lines.push('We won’t email the customer. You can send the form link afterwards.');
  if (order.status === 'paid')
    lines.push('This does not refund the customer. Refund a card payment at the payment provider.');
  return { touchesMoney, lines };
}

type Order = { status: string; formSent: boolean; customerEmail?: string };

/** What an order waits for before its project says what is due. */
export function nextStepText(order: Order, hasForm: boolean): string | null {
  if (order.status === 'cancelled') return null;
  if (order.status !== 'paid') return 'The customer pays. Set the status to paid when the money has arrived.';
  if (hasForm || isErasedAddress(order.customerEmail ?? '')) return null;
  return order.formSent ? 'The customer answers the order form.' : 'Send the customer the order form.';
}
