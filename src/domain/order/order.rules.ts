/** Pure decisions about orders, used by the server and by the admin's screens. */
import type { OrderStatus } from './order.schema.ts';

/** Spec 4: 'Send Form Link' is offered only when the order is paid and the form has not been sent. */
export type SendFormState = 'payment-required' | 'can-send' | 'sent';
export function sendFormState(order: { status: string; formSent: boolean }): SendFormState {
  if (order.formSent) return 'sent';
  return order.status === 'paid' ? 'can-send' : 'payment-required';
}

export const SEND_FORM_REFUSALS = {
  'payment-required': 'Payment required to send form',
  sent: 'The form has already been sent.',
} as const;

/** ux.md 5, mail 3: hours without an answer after which the customer is reminded. There is no further reminder. */
export const FORM_REMINDER_HOURS = [24, 72] as const;
/** Older orders are not reminded of: a shop that starts to do so must not mail its whole past. */
export const FORM_REMINDER_ORDER_DAYS = 14;

/** ux.md 5, mail 6: as long as a person may think again before the customer is told. */
export const CANCELLED_MAIL_MINUTES = 5;
/** Only who has paid, or was taken to have paid, is told: anybody else never had more than an intention. */
export const isCancellationTold = (order: { paidAt?: Date | null }, to: OrderStatus): boolean =>
  to === 'cancelled' && Boolean(order.paidAt);

/** What a change of status means for the affiliate's commission (domain.md, Orders). */
export type CommissionEffect = 'none' | 'earn-or-restore' | 'cancel-or-reverse';
export function commissionEffect(from: OrderStatus | null, to: OrderStatus): CommissionEffect {
  if (from === to) return 'none';
  if (to === 'paid') return 'earn-or-restore';
  return from === 'paid' ? 'cancel-or-reverse' : 'none';
}
