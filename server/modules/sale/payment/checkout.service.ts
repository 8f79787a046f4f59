import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { randomToken, sha256 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { errorFields } from '#server/platform/logger.ts';
import { earliestDueDates } from '#server/platform/working-calendar.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import { checkoutCurrency, langOfMarket } from '#src/domain/markets.ts';
import { PRICE_MINOR } from '#src/domain/offer.ts';
import { PAYMENT_UNREACHABLE } from '#src/domain/sale/order/order.rules.ts';
import {
  type CheckoutResult,
  type createCheckoutInput,
  type demoCheckoutInput,
  PAYMENT_NOT_SET_UP,
  RECOVERY_AFTER_MINUTES,
} from '#src/domain/sale/payment/payment.schema.ts';
import { DAY_SECONDS, HOUR_MS, MINUTE_MS } from '#src/domain/shared/dates.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { maskedEmail } from '#src/domain/shared/text.schema.ts';
import { OrderEntity } from '../order/order.entity.ts';
import { formLinkOf } from '../order/order.service.ts';
import { finishBegun } from '../recovery/recovery.service.ts';
import { recordPaidCheckout } from './payment.service.ts';
import { PaymentProviderError } from './payment-provider.port.ts';

type Input = z.output<typeof createCheckoutInput>;

/** @throws AppError UNAVAILABLE when payment is not set up, or the provider does not respond */
export async function createCheckout(ctx: Context, input: Input) {
  const { api } = ctx.deps.paymentProvider;
  if (!api) throw new AppError('UNAVAILABLE', PAYMENT_NOT_SET_UP);
  const currency = checkoutCurrency(input);
  const amountMinor = PRICE_MINOR[currency];
  const lang = langOfMarket(input.market);
  const recoverAfter = recoveryTime(ctx.deps.clock.now());
  const { clientReference, clickId } = await ctx.deps.attribution.ofCheckout(ctx, input.referralCode);
  const request = {
    currency,
    amountMinor,
    productName: packageNameIn(lang),
    customerEmail: input.customerEmail,
    clientReference,
    clickId,
    market: input.market,
    lang: input.market ? lang : null,
    recoverAfter,
    origin: ctx.deps.config.origin,
  };
  const page = await api.openCheckout({ ...request, idempotencyKey: idempotencyKey(ctx, request) }).catch(
    onProviderFailure(ctx, 'the payment provider could not create a payment page', () => {
      throw new AppError('UNAVAILABLE', PAYMENT_UNREACHABLE, { retryAfterSeconds: 5 });
    }),
  );
  return { ...page, currency, amount: minorToText(amountMinor) };
}

/** For `catch`: logs a failure of the provider or of the connection to it; other errors pass. */
export const onProviderFailure =
  <T>(ctx: Context, message: string, instead: () => T) =>
  (error: unknown): T => {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.deps.logger.warn(message, errorFields(error.cause));
    return instead();
  };

const ROUND_MS = 1_800_000;
/**
 * An hour from now, up to the next half hour: within it a repeated request is the same request,
 * which the provider demands of one idempotency key.
 */
const recoveryTime = (now: Date): Date =>
  new Date(Math.ceil(now.getTime() / ROUND_MS) * ROUND_MS + RECOVERY_AFTER_MINUTES * MINUTE_MS);

/**
 * A repeated request gets the same payment page. Without a key from the caller, only the retries of
 * the provider's library are covered.
 */
function idempotencyKey(ctx: Context, request: Record<string, unknown>): string {
  const { idempotencyKey: given, limitKey } = ctx.request;
  return given
    ? `checkout-${sha256(`${given}|${limitKey ?? ''}|${JSON.stringify(request)}`)}`
    : `checkout-${randomToken()}`;
}

/** The address with the id stays in the browser's history; later, the email has the link. */
const SHOWN_HOURS = 24;
const UNKNOWN: CheckoutResult = { state: 'unknown', order: null };
const WAITING: CheckoutResult = { state: 'waiting', order: null };

/**
 * The id is long, random and known to the buyer alone. The order with it comes from the provider's
 * signed message; before that arrives, the provider itself is asked whether the page was paid.
 */
export async function readCheckoutResult(ctx: Context, checkoutId: string): Promise<CheckoutResult> {
  const { paymentProvider, clock } = ctx.deps;
  const order = await ctx.em.findOne(OrderEntity, { checkoutId, source: paymentProvider.source });
  if (!order) return (await isPaidAtProvider(ctx, checkoutId)) ? WAITING : UNKNOWN;
  if (order.status === 'pending') return WAITING;
  const shownUntil = order.createdAt.getTime() + SHOWN_HOURS * HOUR_MS;
  if (order.status !== 'paid' || clock.now().getTime() > shownUntil) return UNKNOWN;
  return {
    state: 'paid',
    order: {
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      firstName: order.customerName.split(' ')[0] ?? '',
      email: maskedEmail(order.customerEmail),
      lang: order.lang,
      formLink: formLinkOf(ctx, order),
      dueDates: await earliestDueDates(clock.now()),
    },
  };
}

/** An unreachable provider counts as not yet known: the page asks again. */
async function isPaidAtProvider(ctx: Context, checkoutId: string): Promise<boolean> {
  const { api } = ctx.deps.paymentProvider;
  if (!api) return false;
  const page = await api.findCheckout(checkoutId).catch(
    onProviderFailure(ctx, 'the payment provider could not be asked for a payment page', () => ({
      isPaid: true,
    })),
  );
  return page?.isPaid ?? false;
}

/** Limit for all visitors of a public demo together: their orders stay. */
const PUBLIC_ORDERS_PER_DAY = 500;

/** Available in demo mode only. @throws AppError NOT_FOUND, RATE_LIMITED */
export async function placeDemoOrder(ctx: Context, input: z.output<typeof demoCheckoutInput>) {
  const { config, clock } = ctx.deps;
  if (!config.demo) throw new AppError('NOT_FOUND');
  if (config.isPublicDemo)
    await requireBelow(ctx.em, clock, 'demo-orders', PUBLIC_ORDERS_PER_DAY, DAY_SECONDS);
  const currency = checkoutCurrency(input);
  const order = await inTransaction(ctx, async (inner) => {
    const begun = await finishBegun(inner, input.begunId);
    return recordPaidCheckout(inner, {
      source: 'demo',
      checkoutId: `demo_${randomUUID()}`,
      paymentReference: null,
      customerName: input.customerName,
      customerEmail: input.customerEmail,
      customerPhone: null,
      amountMinor: PRICE_MINOR[currency],
      currency,
      market: input.market ?? begun?.market ?? null,
      attributionInput: {
        storedCode: input.referralCode,
        clientReference: begun?.clientReference,
        clickId: begun?.clickId,
      },
    });
  });
  return {
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    status: order.status,
    formLink: formLinkOf(ctx, order),
    dueDates: await earliestDueDates(clock.now()),
  };
}
