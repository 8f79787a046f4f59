import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { byText } from '#src/domain/viewer.ts';

/** A script of public pages reads it here, without zod. */
export const PAYMENT_UNREACHABLE = 'The payment service could not be reached. Try again in a moment.';

export const ORDER_STATUSES = ['pending', 'paid', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `formSentBy` of a form link that the receipt carried. */
export const SENT_AUTOMATICALLY = 'automatic';

export const sentByText = (formSentBy: string): string =>
  formSentBy === SENT_AUTOMATICALLY ? ' automatically' : ` ${byText(formSentBy)}`;

export type SendFormState = 'payment-required' | 'can-send' | 'sent' | 'erased';
/** Results of a search come without the address. */
type FormOrder = { status: string; formSent: boolean; customerEmail?: string };
export function sendFormState({ status, formSent, customerEmail = '' }: FormOrder): SendFormState {
  if (formSent) return 'sent';
  if (isErasedAddress(customerEmail)) return 'erased';
  return status === 'paid' ? 'can-send' : 'payment-required';
}

export const SEND_FORM_ERRORS = {
  'payment-required': 'Payment required to send form',
  sent: 'The form has already been sent.',
  erased: 'The customer’s data has been erased. There is no address to send the form to.',
} as const;

/** Days without a form after the form link was sent, from which the order needs attention. */
export const FORM_WAIT_DAYS = 3;
/** Older paid orders without a form need no attention; the limit also bounds a count's cost. */
export const FORM_LOOK_BACK_DAYS = 90;

/** Days that a link to the order form is valid; raising the order's version ends it before. */
export const FORM_LINK_DAYS = 30;
/** Days that links to the customer's page stay valid after the last email that carries one. */
export const PROJECT_LINK_DAYS = 180;

/** Hours after payment without a form at which the customer is reminded; no further reminders. */
export const FORM_REMINDER_HOURS = [24, 72] as const;
/** Older orders get no reminder: turning reminders on must not email every past customer. */
export const FORM_REMINDER_ORDER_DAYS = 14;

/** The reason of a change that undoes one. Only the history shows it. */
export const UNDONE = 'Undone right after the change.';

/** Delay before the cancellation email, so that staff can undo the change. */
export const CANCELLED_EMAIL_MINUTES = 5;
type CancelledOrder = { paidAt?: Date | null; customerEmail: string };
/** Only customers who paid, or were marked as paid, are notified, unless they were erased. */
export const isCancellationNotified = ({ paidAt, customerEmail }: CancelledOrder, to: OrderStatus): boolean =>
  to === 'cancelled' && Boolean(paidAt) && !isErasedAddress(customerEmail);

/** What a status change means for the sale: money is in, or no longer. */
export type SaleEvent = 'none' | 'paid' | 'cancelled';
export function saleEvent(from: OrderStatus | null, to: OrderStatus): SaleEvent {
  if (from === to) return 'none';
  if (to === 'paid') return 'paid';
  return from === 'paid' ? 'cancelled' : 'none';
}

/** Looks at the order alone. */
export const movesCommission = (
  order: { status: OrderStatus; affiliateId: number | null },
  to: OrderStatus,
): boolean => order.affiliateId !== null && saleEvent(order.status, to) !== 'none';

type Refunded = { amountMinor?: number | null; refundedMinor: number };

/** The refund in the order's currency. 0 after a payment in another: the history has its text. */
export const shownRefundMinor = ({ amountMinor, refundedMinor }: Refunded): number =>
  amountMinor == null ? 0 : refundedMinor;

/** What is left of the amount after refunds; an amount in an unknown currency counts 0. */
export const netMinor = (order: Refunded): number =>
  Math.max(0, (order.amountMinor ?? 0) - order.refundedMinor);
