/** Creates a payment page at the provider, in the currency of the buyer's market. */

import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { randomToken, sha256 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import { checkoutCurrency, langOfMarket } from '#src/domain/markets.ts';
import { PRICE_MINOR } from '#src/domain/offer.ts';
import { PAYMENT_UNREACHABLE } from '#src/domain/sale/payment/checkout-messages.ts';
import {
  type createCheckoutInput,
  type createCheckoutView,
  PAYMENT_NOT_SET_UP,
} from '#src/domain/sale/payment/payment.schema.ts';
import { RECOVERY_AFTER_MINUTES } from '#src/domain/sale/recovery/recovery.schema.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { PaymentProviderError } from './payment-provider.port.ts';

type Input = z.output<typeof createCheckoutInput>;

/** @throws AppError UNAVAILABLE when payment is not set up, or the provider does not respond */
export async function createCheckout(
  ctx: Context,
  input: Input,
): Promise<z.output<typeof createCheckoutView>> {
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
  try {
    const page = await api.openCheckout({ ...request, idempotencyKey: idempotencyKey(ctx, request) });
    return { ...page, currency, amount: minorToText(amountMinor) };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.deps.logger.warn('the payment provider could not create a payment page', errorFields(error.cause));
    throw new AppError('UNAVAILABLE', PAYMENT_UNREACHABLE, { retryAfterSeconds: 5 });
  }
}

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
