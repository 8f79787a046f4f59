/**
 * Only this file and the fake import the library, which is loaded only if payment is configured.
 */
import type Stripe from 'stripe';
import {
  type CheckoutRequest,
  type PaymentApi,
  type PaymentProvider,
  PaymentProviderError,
} from '#server/modules/sale/payment/payment-provider.port.ts';
import type { Config } from '#server/platform/config/config.ts';
import { inSpan, SpanKind } from '#server/platform/tracing/spans.ts';
import type { Language } from '#src/domain/markets.ts';
import { paths } from '#src/domain/paths.ts';
import type { ProviderCharge } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { parseStripeEvent, readStripeEvent } from './stripe-event.rules.ts';

export async function createStripeProvider(config: Config): Promise<PaymentProvider> {
  const client = await createStripeClient(config);
  return {
    source: 'stripe',
    api: client && apiOf(client),
    parseEvent: parseStripeEvent,
    readEvent: readStripeEvent,
  };
}

const apiOf = (client: Stripe): PaymentApi => ({
  openCheckout: (request) => call('open checkout', () => openRecoverable(client, request)),
  findCheckout: (checkoutId) => call('find checkout', () => findCheckout(client, checkoutId)),
  listCharges: (since) => call('list charges', () => listCharges(client, since)),
});

async function call<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await inSpan(name, { kind: SpanKind.CLIENT }, work);
  } catch (error) {
    if (isStripeError(error)) throw new PaymentProviderError(error.message, { cause: error });
    throw error;
  }
}

type Recovery = Pick<
  Stripe.Checkout.SessionCreateParams,
  'consent_collection' | 'after_expiration' | 'expires_at'
>;
/** Accounts that were denied the box: Stripe offers it to shops in the United States only. */
const withoutConsent = new WeakSet<Stripe>();

/**
 * Stripe's page asks for the consent. Where it cannot, nobody may be emailed, so the page is an
 * ordinary one. Each kind has a key of its own: one key must not name two requests.
 */
async function openRecoverable(client: Stripe, request: CheckoutRequest) {
  if (!withoutConsent.has(client))
    try {
      return await openCheckout(client, request, {
        consent_collection: { promotions: 'auto' },
        after_expiration: { recovery: { enabled: true } },
        expires_at: Math.floor(request.recoverAfter.getTime() / 1000),
      });
    } catch (error) {
      if (!isConsentDenied(error)) throw error;
      withoutConsent.add(client);
    }
  return openCheckout(client, { ...request, idempotencyKey: `${request.idempotencyKey}-plain` }, {});
}

const isConsentDenied = (error: unknown): boolean =>
  isStripeError(error) && ((error as { param?: string }).param ?? '').startsWith('consent_collection');

/** Stripe's page has no Icelandic; it then follows the browser. */
function localeOf(lang: string): Stripe.Checkout.SessionCreateParams.Locale {
  const language = lang.split('-')[0] as Language;
  return language === 'is' ? 'auto' : language;
}

async function openCheckout(client: Stripe, request: CheckoutRequest, recovery: Recovery) {
  const { customerEmail, clientReference, clickId, market, lang, origin } = request;
  const metadata = { ...(clickId ? { click: clickId } : {}), ...(market ? { market } : {}) };
  const session = await client.checkout.sessions.create(
    {
      mode: 'payment',
      ...(lang ? { locale: localeOf(lang) } : {}),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: request.currency,
            unit_amount: request.amountMinor,
            product_data: { name: request.productName },
          },
        },
      ],
      ...(customerEmail ? { customer_email: customerEmail } : {}),
      ...(clientReference ? { client_reference_id: clientReference } : {}),
      metadata,
      ...recovery,
      success_url: `${origin}${paths.checkoutSuccess}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/#pricing`,
    },
    { idempotencyKey: request.idempotencyKey },
  );
  if (!session.url) throw new PaymentProviderError('the checkout session has no address');
  return { checkoutId: session.id, url: session.url };
}

async function findCheckout(client: Stripe, checkoutId: string): Promise<{ isPaid: boolean } | null> {
  try {
    const { payment_status: status } = await client.checkout.sessions.retrieve(checkoutId, {}, REQUEST);
    return { isPaid: status !== 'unpaid' };
  } catch (error) {
    if (isStripeError(error) && (error as { statusCode?: number }).statusCode === 404) return null;
    throw error;
  }
}

/** Limits the requests to the provider; a period with more charges is compared in part. */
const CHARGES_MAX = 10_000;
const REQUEST = { timeout: 5000, maxNetworkRetries: 1 };
const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
const holdsMoney = (status: string): boolean =>
  !status.startsWith('warning_') && status !== 'won' && status !== 'prevented';

async function listCharges(client: Stripe, since: Date): Promise<ProviderCharge[]> {
  const period = { limit: 100, created: { gte: Math.floor(since.getTime() / 1000) } };
  const disputed = new Set<string | null>();
  for await (const dispute of client.disputes.list(period, REQUEST))
    if (holdsMoney(dispute.status)) disputed.add(idOf(dispute.charge));
  const charges: ProviderCharge[] = [];
  for await (const charge of client.charges.list(period, REQUEST)) {
    if (!charge.paid || charge.status !== 'succeeded') continue;
    charges.push({
      id: charge.id,
      paymentReference: idOf(charge.payment_intent),
      amountMinor: charge.amount,
      refundedMinor: charge.amount_refunded,
      currency: charge.currency,
      createdAt: new Date(charge.created * 1000),
      isDisputed: disputed.has(charge.id),
    });
    if (charges.length >= CHARGES_MAX) break;
  }
  return charges;
}

type Library = typeof import('stripe').default;
let loaded: Library | undefined;
async function load(): Promise<Library> {
  loaded ??= (await import('stripe')).default;
  return loaded;
}

async function createStripeClient(config: Config): Promise<Stripe | null> {
  const { secretKey, apiUrl } = config.stripe;
  if (!secretKey) return null;
  const Stripe = await load();
  const target = apiUrl ? new URL(apiUrl) : null;
  return new Stripe(secretKey, {
    timeout: 8000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(target
      ? {
          host: target.hostname,
          port: Number(target.port || (target.protocol === 'https:' ? 443 : 80)),
          protocol: target.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  });
}

const TOLERANCE_SECONDS = 300;

/**
 * SEC-11: checks the raw body against each secret (several during a rotation). The timestamp may
 * differ by five minutes; the library alone checks only for old ones.
 */
export async function isSignatureValid(
  raw: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now: Date,
): Promise<boolean> {
  if (!header || header.length > 4096) return false;
  const times = header.split(',').flatMap((part) => {
    const [, seconds] = /^t=(\d{1,12})$/.exec(part.trimStart()) ?? [];
    return seconds ? [Number(seconds)] : [];
  });
  const [signedAt] = times;
  if (
    signedAt === undefined ||
    times.length > 1 ||
    signedAt - Math.floor(now.getTime() / 1000) > TOLERANCE_SECONDS
  )
    return false;
  const Stripe = await load();
  return secrets.some((secret) => {
    try {
      Stripe.webhooks.signature?.verifyHeader(
        raw,
        header,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
      return Stripe.webhooks.signature !== null;
    } catch {
      return false;
    }
  });
}

/** Errors of the connection to the provider count too. */
const isStripeError = (error: unknown): error is Error =>
  loaded !== undefined && error instanceof loaded.errors.StripeError;
