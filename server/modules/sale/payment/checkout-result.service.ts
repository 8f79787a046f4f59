/** The result on the page to which the payment provider returns the buyer. */

import type { Context } from '#server/context.ts';
import { errorFields } from '#server/platform/logger.ts';
import { earliestDueDates } from '#server/platform/working-calendar.ts';
import type { CheckoutResult } from '#src/domain/sale/payment/payment.schema.ts';
import { HOUR_MS } from '#src/domain/shared/dates.ts';
import { intakeLink } from '../order/intake-token.service.ts';
import { OrderEntity } from '../order/order.entity.ts';
import { PaymentProviderError } from './payment-provider.port.ts';

/** The address with the id stays in the browser's history; later, the email has the link. */
const SHOWN_HOURS = 24;
const UNKNOWN: CheckoutResult = { state: 'unknown', order: null };
const WAITING: CheckoutResult = { state: 'waiting', order: null };

/**
 * The id is long, random and known to the buyer alone. The order with it comes from the provider's
 * signed message; before that arrives, the provider itself is asked whether the page was paid.
 */
export async function readCheckoutResult(ctx: Context, checkoutId: string): Promise<CheckoutResult> {
  const { paymentProvider, clock, config, keyring } = ctx.deps;
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
      lang: order.lang,
      formLink: intakeLink(
        config.origin,
        keyring,
        { orderId: order.id, version: order.intakeVersion },
        clock.now(),
      ),
      dueDates: await earliestDueDates(clock.now()),
    },
  };
}

/** An unreachable provider counts as not yet known: the page asks again. */
async function isPaidAtProvider(ctx: Context, checkoutId: string): Promise<boolean> {
  const { api } = ctx.deps.paymentProvider;
  if (!api) return false;
  try {
    return (await api.findCheckout(checkoutId))?.isPaid ?? false;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.deps.logger.warn(
      'the payment provider could not be asked for a payment page',
      errorFields(error.cause),
    );
    return true;
  }
}
