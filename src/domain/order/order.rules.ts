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

/** What a change of status means for the affiliate's commission (domain.md, Orders). */
export type CommissionEffect = 'none' | 'earn-or-restore' | 'cancel-or-reverse';
export function commissionEffect(from: OrderStatus | null, to: OrderStatus): CommissionEffect {
  if (from === to) return 'none';
  if (to === 'paid') return 'earn-or-restore';
  return from === 'paid' ? 'cancel-or-reverse' : 'none';
}
