import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import { earliestDueDates } from '#server/platform/working-calendar.ts';
import { checkoutCurrency } from '#src/domain/markets.ts';
import { PRICE_MINOR } from '#src/domain/offer.ts';
import type { demoCheckoutInput, demoCheckoutView } from '#src/domain/sale/payment/payment.schema.ts';
import { DAY_SECONDS } from '#src/domain/shared/dates.ts';
import { formLinkOf } from '../order/order.service.ts';
import { finishBegun } from '../recovery/recovery.service.ts';
import { recordPaidCheckout } from './payment.service.ts';

/** Limit for all visitors of a public demo together: their orders stay. */
const PUBLIC_ORDERS_PER_DAY = 500;

/** Available in demo mode only. @throws AppError NOT_FOUND, RATE_LIMITED */
export async function placeDemoOrder(
  ctx: Context,
  input: z.output<typeof demoCheckoutInput>,
): Promise<z.output<typeof demoCheckoutView>> {
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
