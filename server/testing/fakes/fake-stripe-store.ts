/** State of the fake Stripe server: payments, refunds and disputes, with the events of each. */

export type Json = Record<string, unknown>;
export type StripeEventBody = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: boolean;
  data: { object: Json };
};
export type Payment = {
  sessionId: string;
  paymentIntentId: string;
  chargeId: string;
  amountMinor: number;
  currency: string;
  session: Json;
};
export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
  paid: boolean;
  status: string;
  disputed: boolean;
  created: number;
  billing_details: Json;
  receipt_email: string;
};
export type Refund = {
  id: string;
  object: 'refund';
  charge: string;
  payment_intent: string;
  amount: number;
  status: string;
  created: number;
};
export type Dispute = {
  id: string;
  object: 'dispute';
  charge: string;
  payment_intent: string;
  amount: number;
  status: string;
  created: number;
};

export type PaymentValues = Partial<{
  amountMinor: number;
  currency: string;
  email: string;
  name: string;
  reference: string;
  session: Json;
  status: string;
}>;

let serial = 0;
export const nextId = (prefix: string): string => `${prefix}_fake_${String(++serial).padStart(6, '0')}`;
export const seconds = (): number => Math.floor(Date.now() / 1000);

export const stripeEvent = (
  type: string,
  object: Json,
  values: Partial<StripeEventBody> = {},
): StripeEventBody => ({
  id: nextId('evt'),
  object: 'event',
  type,
  created: seconds(),
  livemode: false,
  data: { object },
  ...values,
});

/** The provider's records. */
export type StripeRecords = {
  charges: Charge[];
  disputes: Dispute[];
  refunds: Refund[];
  byIdempotency: Map<string, { parameters: string; session: Json }>;
};

export function makePayment(records: StripeRecords, values: PaymentValues = {}): Payment {
  const {
    amountMinor = 25_000,
    currency = 'usd',
    email = 'buyer@oakandrye.example',
    name = 'Rosa Lindqvist',
  } = values;
  const { reference = null, status = 'paid' } = values;
  const paymentIntentId = nextId('pi');
  const session: Json = {
    id: nextId('cs_test'),
    object: 'checkout.session',
    payment_intent: paymentIntentId,
    payment_status: status,
    amount_total: amountMinor,
    currency,
    client_reference_id: reference,
    customer_details: { email, name, phone: null },
    metadata: {},
    ...values.session,
  };
  const payment = {
    sessionId: String(session.id),
    paymentIntentId,
    chargeId: nextId('ch'),
    amountMinor,
    currency,
    session,
  };
  records.charges.push({
    id: payment.chargeId,
    object: 'charge',
    amount: amountMinor,
    amount_refunded: 0,
    currency,
    payment_intent: paymentIntentId,
    paid: status === 'paid',
    status: status === 'paid' ? 'succeeded' : 'pending',
    disputed: false,
    created: seconds(),
    billing_details: { email, name, phone: null, address: { line1: '1 Mill Lane', country: 'GB' } },
    receipt_email: email,
  });
  return payment;
}

export function chargeOf(records: StripeRecords, payment: Payment): Charge {
  const charge = records.charges.find(({ id }) => id === payment.chargeId);
  if (!charge) throw new Error('this payment has no charge');
  return charge;
}

export function refundCharge(records: StripeRecords, charge: Charge, amount: number): StripeEventBody {
  charge.amount_refunded += amount;
  const refund: Refund = {
    id: nextId('re'),
    object: 'refund',
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount,
    status: 'succeeded',
    created: seconds(),
  };
  records.refunds.push(refund);
  return stripeEvent('charge.refunded', { ...charge });
}

/**
 * The bank returns the newest refund of that amount: the charge's refunded amount falls,
 * and three events name only the refund.
 */
export function failRefund(records: StripeRecords, charge: Charge, amount: number): StripeEventBody[] {
  const refund = records.refunds.findLast(
    (row) => row.charge === charge.id && row.amount === amount && row.status !== 'failed',
  );
  if (!refund) throw new Error('this payment has no such refund');
  refund.status = 'failed';
  charge.amount_refunded -= amount;
  return ['refund.failed', 'refund.updated', 'charge.refund.updated'].map((type) =>
    stripeEvent(type, { ...refund }),
  );
}

export function openDispute(records: StripeRecords, charge: Charge): Dispute {
  charge.disputed = true;
  const dispute: Dispute = {
    id: nextId('dp'),
    object: 'dispute',
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount: charge.amount,
    status: 'needs_response',
    created: seconds(),
  };
  records.disputes.push(dispute);
  return dispute;
}

/** As the documentation of abandoned carts shows it: the address only with consent. */
export function expireSession(session: Json | undefined, email: string, ticked: boolean): StripeEventBody {
  if (!session) throw new Error('there is no such session');
  const isAsked = session.consent_collection !== null;
  Object.assign(session, {
    status: 'expired',
    url: null,
    consent: isAsked ? { promotions: ticked ? 'opt_in' : 'opt_out', terms_of_service: null } : null,
    customer_details: isAsked && ticked ? { email, name: null, phone: null } : null,
  });
  if (session.after_expiration)
    session.after_expiration = {
      recovery: {
        enabled: true,
        allow_promotion_codes: false,
        url: `https://buy.stripe.test/r/${session.id}`,
        expires_at: seconds() + 30 * 86_400,
      },
    };
  return stripeEvent('checkout.session.expired', { ...session });
}
