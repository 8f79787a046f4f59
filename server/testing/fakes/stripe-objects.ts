/** Objects of Stripe as its API documents them, and events that carry them. */
import { parseStripeEvent, readStripeEvent } from '#server/modules/sale/payment/stripe/stripe-event.rules.ts';

export const stripeObjectEvent = (type: string, object: Record<string, unknown>) => ({
  id: 'evt_1',
  type,
  created: 1_760_000_000,
  livemode: false,
  data: { object },
});
export const readObject = (type: string, object: Record<string, unknown>) =>
  readStripeEvent(parseStripeEvent(stripeObjectEvent(type, object)));

export const SESSION = {
  id: 'cs_1',
  payment_intent: 'pi_1',
  payment_status: 'paid',
  amount_total: 25_000,
  currency: 'GBP',
  client_reference_id: 'click-7',
  customer_email: null,
  customer_details: { email: 'Rosa@OakAndRye.example', name: 'Rosa Lindqvist', phone: '+44 20 7946 0000' },
  metadata: { click: 'clk_9' },
};
export const CHARGE = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 900 };
export const REFUND = {
  id: 're_1',
  charge: 'ch_1',
  payment_intent: 'pi_1',
  amount: 900,
  created: 1_759_000_000,
  status: 'failed',
};
export const DISPUTE = { id: 'dp_1', payment_intent: 'pi_1', charge: 'ch_1', status: 'needs_response' };
