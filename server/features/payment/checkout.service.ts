/** Creates a payment page at the provider, in the currency of the buyer's market. */
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { randomToken, sha256 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import { MARKETS } from '#src/domain/markets.ts';
import { type Currency, PACKAGE_NAME, PRICE_MINOR } from '#src/domain/offer.ts';
import {
  type createCheckoutInput,
  type createCheckoutView,
  PAYMENT_NOT_SET_UP,
  PAYMENT_UNREACHABLE,
} from '#src/domain/payment/payment.schema.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { isStripeError } from './stripe.ts';

type Input = z.output<typeof createCheckoutInput>;

const currencyOf = (market: string | null): Currency =>
  MARKETS.find(({ country }) => country === market)?.currency ?? 'usd';

/** @throws AppError UNAVAILABLE when payment is not set up, or the provider does not respond */
export async function createCheckout(
  ctx: Context,
  input: Input,
): Promise<z.output<typeof createCheckoutView>> {
  const { client } = ctx.deps.stripe;
  if (!client) throw new AppError('UNAVAILABLE', PAYMENT_NOT_SET_UP);
  const { origin } = ctx.deps.config;
  const currency = currencyOf(input.market);
  const { clientReference, clickId } = await ctx.deps.attribution.ofCheckout(ctx, input.referralCode);
  try {
    const session = await client.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency,
              unit_amount: PRICE_MINOR[currency],
              product_data: { name: PACKAGE_NAME },
            },
          },
        ],
        ...(input.customerEmail ? { customer_email: input.customerEmail } : {}),
        ...(clientReference ? { client_reference_id: clientReference } : {}),
        ...(clickId ? { metadata: { click: clickId } } : {}),
        success_url: `${origin}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}/#pricing`,
      },
      { idempotencyKey: idempotencyKey(ctx, input) },
    );
    if (!session.url) throw new AppError('UNAVAILABLE', PAYMENT_UNREACHABLE);
    return { sessionId: session.id, url: session.url, currency, amount: minorToText(PRICE_MINOR[currency]) };
  } catch (error) {
    if (!isStripeError(error)) throw error;
    ctx.deps.logger.warn('the payment provider could not create a payment page', errorFields(error));
    throw new AppError('UNAVAILABLE', PAYMENT_UNREACHABLE, { retryAfterSeconds: 5 });
  }
}

/**
 * A repeated request gets the same payment page. Without a key from the caller, only the retries of
 * the Stripe library are covered.
 */
function idempotencyKey(ctx: Context, input: Input): string {
  const { idempotencyKey: given } = ctx.request;
  return given
    ? `checkout-${sha256(`${given}|${ctx.request.limitKey ?? ''}|${JSON.stringify(input)}`)}`
    : `checkout-${randomToken()}`;
}
