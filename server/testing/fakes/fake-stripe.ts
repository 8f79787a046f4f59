/**
 * A fake Stripe server over real HTTP: the few endpoints that the shop uses, payments that tests
 * create, refund and dispute, and signed events that tests deliver in any order.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import {
  type Charge,
  chargeOf,
  expireSession,
  failRefund,
  type Json,
  makePayment,
  nextId,
  openDispute,
  type Payment,
  type PaymentValues,
  refundCharge,
  type StripeEventBody,
  type StripeRecords,
  seconds,
  stripeEvent,
} from './fake-stripe-store.ts';

export { type Payment, type StripeEventBody, stripeEvent };

export const WEBHOOK_SECRET = 'whsec_the_fake_signs_with_this';

export type FakeStripe = {
  url: string;
  events: StripeEventBody[];
  charges: Charge[];
  requests: { method: string; path: string; body: URLSearchParams; idempotencyKey: string | null }[];
  sessions: Map<string, Json>;
  /** Whether its account is in the United States: the others get no box for promotional emails. */
  hasConsentCollection: boolean;
  /** Responds to every request with this status until it is null again; 0 closes the connection. */
  failWith: number | null;
  pay(values?: PaymentValues): Payment;
  /** Charges are made with the real clock: dates all of them an hour before the test's. */
  dateCharges(now: Date): void;
  sessionEvent(payment: Payment, kind: string, changes?: Json): StripeEventBody;
  /** The page ends unpaid. Its buyer typed an address, and ticked the box or left it alone. */
  expire(checkoutId: string, buyer: { email: string; ticked: boolean }): StripeEventBody;
  refund(payment: Payment, amountMinor: number): StripeEventBody;
  /**
   * The refund of that amount fails at the bank; returns every
   * event that the provider sends about it.
   */
  failRefund(payment: Payment, amountMinor: number): StripeEventBody[];
  dispute(payment: Payment): { opened: StripeEventBody; close(status: 'won' | 'lost'): StripeEventBody };
  /** Sets `url`. */
  listen(): Promise<void>;
  /** Forgets charges, requests and failures. */
  reset(): void;
  close(): Promise<void>;
};

/** The settings of a shop that is connected to it. */
export const connectedTo = (stripe: FakeStripe) => ({
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_API_URL: stripe.url,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
});

/** The signature header of a delivery, as the provider makes it. */
export const signature = (payload: string, secret = WEBHOOK_SECRET, timestamp = seconds()): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Body and headers of one delivery. */
export function delivery(
  event: unknown,
  options: { secret?: string; at?: number } = {},
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature(body, options.secret, options.at),
    },
  };
}

export function createFakeStripe(): FakeStripe {
  const records: StripeRecords = { charges: [], disputes: [], refunds: [], byIdempotency: new Map() };
  const fake = {
    events: [],
    charges: records.charges,
    requests: [],
    sessions: new Map(),
    failWith: null,
    hasConsentCollection: true,
  } as unknown as FakeStripe;
  const emit = (event: StripeEventBody): StripeEventBody => {
    fake.events.push(event);
    return event;
  };
  fake.pay = (values = {}) => {
    const payment = makePayment(records, values);
    fake.sessions.set(payment.sessionId, payment.session);
    return payment;
  };
  fake.dateCharges = (now) => {
    for (const charge of fake.charges) charge.created = Math.floor(now.getTime() / 1000) - 3600;
  };
  fake.sessionEvent = (payment, kind, changes = {}) =>
    emit(stripeEvent(`checkout.session.${kind}`, { ...payment.session, ...changes }));
  fake.expire = (checkoutId, { email, ticked }) =>
    emit(expireSession(fake.sessions.get(checkoutId), email, ticked));
  fake.refund = (payment, amountMinor) =>
    emit(refundCharge(records, chargeOf(records, payment), amountMinor));
  fake.failRefund = (payment, amountMinor) =>
    failRefund(records, chargeOf(records, payment), amountMinor).map(emit);
  fake.dispute = (payment) => {
    const dispute = openDispute(records, chargeOf(records, payment));
    return {
      opened: emit(stripeEvent('charge.dispute.created', { ...dispute })),
      close(status) {
        dispute.status = status;
        return emit(stripeEvent('charge.dispute.closed', { ...dispute }));
      },
    };
  };
  const server: Server = createServer((request, response) => void handle(fake, records, request, response));
  fake.listen = async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    fake.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  };
  fake.reset = () => {
    fake.failWith = null;
    fake.hasConsentCollection = true;
    fake.requests.length = 0;
    fake.charges.length = 0;
  };
  fake.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return fake;
}

async function handle(
  fake: FakeStripe,
  records: StripeRecords,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const url = new URL(request.url ?? '/', 'http://fake');
  const body = new URLSearchParams(Buffer.concat(parts).toString());
  const key = (request.headers['idempotency-key'] as string | undefined) ?? null;
  fake.requests.push({ method: request.method ?? '', path: url.pathname, body, idempotencyKey: key });
  const respond = (status: number, json: Json) => {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': nextId('req') });
    response.end(JSON.stringify(json));
  };
  const reject = (status: number, type: string, message: string, param?: string) =>
    respond(status, { error: { type, message, ...(param ? { param } : {}) } });
  if (fake.failWith === 0) return void request.socket.destroy();
  if (fake.failWith !== null) return reject(fake.failWith, 'api_error', 'The fake is set to fail.');
  if (!request.headers.authorization?.startsWith('Bearer sk_'))
    return reject(401, 'invalid_request_error', 'No API key.');
  if (request.method === 'POST' && url.pathname === '/v1/checkout/sessions') {
    // Stripe validates before it looks at the key, and keeps nothing of an invalid request.
    if (body.has('consent_collection[promotions]') && !fake.hasConsentCollection)
      return reject(400, 'invalid_request_error', CONSENT_DENIED, 'consent_collection[promotions]');
    const earlier = key ? records.byIdempotency.get(key) : undefined;
    if (earlier && earlier.parameters !== body.toString())
      return reject(400, 'idempotency_error', 'Keys for idempotent requests can only be used once.');
    const session = earlier?.session ?? createSession(fake, body);
    if (key) records.byIdempotency.set(key, { parameters: body.toString(), session });
    return respond(200, session);
  }
  const session = fake.sessions.get(/^\/v1\/checkout\/sessions\/(.+)$/.exec(url.pathname)?.[1] ?? '');
  if (request.method === 'GET' && session) return respond(200, session);
  const lists: Record<string, readonly Json[]> = {
    '/v1/charges': records.charges,
    '/v1/refunds': records.refunds,
    '/v1/disputes': records.disputes,
  };
  const rows = request.method === 'GET' ? lists[url.pathname] : undefined;
  return rows
    ? respond(200, listOf(url, rows))
    : reject(404, 'invalid_request_error', `Unrecognized request URL (${url.pathname}).`);
}

function createSession(fake: FakeStripe, body: URLSearchParams): Json {
  const id = nextId('cs_test');
  const metadata = Object.fromEntries(
    [...body].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key ? [[key, value]] : [];
    }),
  );
  const promotions = body.get('consent_collection[promotions]');
  const isRecoverable = body.get('after_expiration[recovery][enabled]') === 'true';
  const session = {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/c/pay/${id}`,
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: Number(body.get('line_items[0][price_data][unit_amount]')),
    currency: body.get('line_items[0][price_data][currency]'),
    client_reference_id: body.get('client_reference_id'),
    customer_email: body.get('customer_email'),
    success_url: body.get('success_url'),
    cancel_url: body.get('cancel_url'),
    metadata,
    status: 'open',
    created: seconds(),
    expires_at: Number(body.get('expires_at') ?? seconds() + 86_400),
    consent_collection: promotions ? { promotions, terms_of_service: 'none' } : null,
    consent: null,
    after_expiration: isRecoverable
      ? { recovery: { enabled: true, allow_promotion_codes: false, url: null, expires_at: null } }
      : null,
  };
  fake.sessions.set(id, session);
  return session;
}

const CONSENT_DENIED =
  '`consent_collection.promotions` is not available in your country. It is only available to US merchants.';

function listOf(url: URL, rows: readonly Json[]): Json {
  const { searchParams: query } = url;
  const since = Number(query.get('created[gte]') ?? 0);
  const sorted = rows.filter((row) => Number(row.created) >= since).reverse();
  const from = query.get('starting_after')
    ? sorted.findIndex((row) => row.id === query.get('starting_after')) + 1
    : 0;
  const limit = Number(query.get('limit') ?? 10);
  return {
    object: 'list',
    url: url.pathname,
    data: sorted.slice(from, from + limit),
    has_more: sorted.length > from + limit,
  };
}
