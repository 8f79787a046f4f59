/** Ids may be bare or expanded to objects. */
import { z } from 'zod';
import type {
  AbandonedCheckout,
  PaymentUpdate,
  ProviderEvent,
} from '#server/modules/sale/payment/payment-provider.port.ts';
import { type DisputeState, isCurrency, type SaleOutcome } from '#src/domain/sale/payment/payment.rules.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { containsAddress, hasInvisibleCharacters } from '#src/domain/shared/name.schema.ts';
import { email } from '#src/domain/shared/text.schema.ts';

const id = z.string().regex(/^[^,\s]{1,255}$/, 'is not an id');
const idOf = z.union([id, z.object({ id }).transform((object) => object.id)]);
const reference = idOf.nullish().transform((value) => value ?? null);
const count = z.number().int().min(0);

const stripeEventSchema = z.object({
  id,
  type: z.string().min(1).max(120),
  created: z.number().int().min(0).max(100_000_000_000),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
type StripeEvent = z.output<typeof stripeEventSchema>;

const sessionSchema = z.object({
  id,
  payment_intent: reference,
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: count.nullish().transform((value) => value ?? 0),
  currency: z
    .string()
    .nullish()
    .transform((value) => (value ?? 'usd').toLowerCase().slice(0, 8)),
  client_reference_id: z.string().nullish(),
  customer_email: z.string().nullish(),
  customer_details: z
    .object({ email: z.string().nullish(), name: z.string().nullish(), phone: z.string().nullish() })
    .nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  created: count.nullish(),
  consent: z.object({ promotions: z.string().nullish() }).nullish(),
  after_expiration: z.object({ recovery: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
});
type Session = z.output<typeof sessionSchema>;
const chargeSchema = z.object({ id, payment_intent: reference, amount_refunded: count });
const refundSchema = z.object({
  id,
  charge: idOf,
  payment_intent: reference,
  amount: count,
  created: count,
  status: z.string().nullish(),
});
const disputeSchema = z.object({
  id,
  payment_intent: reference,
  charge: reference,
  status: z.string().nullish(),
});

/**
 * Replaces U+0000 and lone surrogates, which PostgreSQL cannot store, by U+FFFD: Stripe would
 * otherwise resend the event for days.
 */
function storableEvent(event: StripeEvent): StripeEvent {
  const text = JSON.stringify(event);
  // JSON.stringify escapes lone surrogates only; escaped backslashes are skipped, so the text
  // `\\u0000` stays.
  const storable = text.replace(/\\(?:\\|u0000|ud[89a-f][\da-f]{2})/g, (sequence) =>
    sequence === '\\\\' ? sequence : '\uFFFD',
  );
  return storable === text ? event : (JSON.parse(storable) as StripeEvent);
}

/** @throws ZodError */
export function parseStripeEvent(body: unknown): ProviderEvent {
  const event = storableEvent(stripeEventSchema.parse(body));
  const { id: eventId, type, livemode, created } = event;
  return { id: eventId, type, livemode, createdAt: new Date(created * 1000), payload: event };
}

const SESSION_OUTCOMES = new Map<string, SaleOutcome>([
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.async_payment_failed', 'failed'],
]);

/** @throws ZodError if a known type has an unknown shape */
export function readStripeEvent({ type, payload, createdAt }: ProviderEvent): PaymentUpdate | null {
  const { object } = (payload as StripeEvent).data;
  if (
    type === 'checkout.session.completed' ||
    SESSION_OUTCOMES.has(type) ||
    type === 'checkout.session.expired'
  )
    return readSession(type, object, createdAt);
  if (type === 'charge.refunded') {
    const charge = chargeSchema.parse(object);
    return {
      paymentKey: charge.payment_intent ?? charge.id,
      checkoutId: null,
      fact: { kind: 'refund', chargeId: charge.id, refundedMinor: charge.amount_refunded },
    };
  }
  if (type === 'refund.failed' || type === 'refund.updated' || type === 'charge.refund.updated')
    return readRefund(type, object);
  if (type.startsWith('charge.dispute.')) {
    const dispute = disputeSchema.parse(object);
    return {
      paymentKey: dispute.payment_intent ?? dispute.charge ?? dispute.id,
      checkoutId: null,
      fact: { kind: 'dispute', disputeId: dispute.id, state: disputeState(type, dispute.status ?? '') },
    };
  }
  return null;
}

/**
 * Null unless the refund failed: successful ones are part of the charge. A cancelled refund keeps
 * the money in the shop too.
 */
function readRefund(type: string, object: unknown): PaymentUpdate | null {
  const refund = refundSchema.parse(object);
  if (type !== 'refund.failed' && refund.status !== 'failed' && refund.status !== 'canceled') return null;
  return {
    paymentKey: refund.payment_intent ?? refund.charge,
    checkoutId: null,
    fact: {
      kind: 'refund-failed',
      refundId: refund.id,
      chargeId: refund.charge,
      amountMinor: refund.amount,
      madeAt: refund.created,
    },
  };
}

/** Only with consent, and in a currency of the shop; it must not fail, or the event would. */
function readAbandoned(session: Session, expiredAt: Date): AbandonedCheckout | undefined {
  const address = email().safeParse(session.customer_details?.email ?? '');
  if (session.consent?.promotions !== 'opt_in' || !address.success || !isCurrency(session.currency)) return;
  return {
    checkoutId: session.id,
    email: address.data,
    market: tidy(session.metadata?.market, 40),
    currency: session.currency,
    amountMinor: session.amount_total,
    clientReference: tidy(session.client_reference_id, 40),
    clickId: tidy(session.metadata?.click, 32),
    recoveryUrl: secureUrl(session.after_expiration?.recovery?.url),
    begunAt: session.created ? new Date(session.created * 1000) : expiredAt,
  };
}

const secureUrl = (url: string | null | undefined): string | null =>
  url && url.length <= 1000 && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;

function readSession(type: string, object: unknown, createdAt: Date): PaymentUpdate {
  const session = sessionSchema.parse(object);
  const keys = { paymentKey: session.payment_intent ?? session.id, checkoutId: session.id };
  if (type === 'checkout.session.expired') {
    const abandoned = readAbandoned(session, createdAt);
    return { ...keys, fact: { kind: 'expired' }, ...(abandoned ? { abandoned } : {}) };
  }
  const { customer_details: customer } = session;
  const customerEmail = email().safeParse(customer?.email ?? session.customer_email ?? '');
  if (!customerEmail.success) throw new Error('The payment carries no email address.');
  return {
    ...keys,
    fact: {
      kind: 'sale',
      outcome: SESSION_OUTCOMES.get(type) ?? (session.payment_status === 'paid' ? 'paid' : 'awaiting'),
      sale: {
        checkoutId: session.id,
        paymentReference: session.payment_intent,
        customerName:
          usableName(tidy(customer?.name, TEXT_MAX.name)) ?? customerEmail.data.slice(0, TEXT_MAX.name),
        customerEmail: customerEmail.data,
        customerPhone: tidy(customer?.phone, TEXT_MAX.phone),
        amountMinor: session.amount_total,
        currency: session.currency,
        clientReference: session.client_reference_id ?? null,
        clickId: session.metadata?.click ?? null,
        market: session.metadata?.market ?? null,
      },
    },
  };
}

function tidy(text: string | null | undefined, max: number): string | null {
  const line = (text ?? '')
    .replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, max);
  return line === '' ? null : line;
}

/** Never rejects a payment for its name: an unsafe name is replaced by the address (L1). */
const usableName = (name: string | null): string | null =>
  name === null || containsAddress(name) || hasInvisibleCharacters(name) ? null : name;

function disputeState(type: string, status: string): DisputeState {
  if (status === 'lost') return 'lost';
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won';
  if (type === 'charge.dispute.closed') return 'lost';
  return status.startsWith('warning_') ? 'inquiry' : 'open';
}
