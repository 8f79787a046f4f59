import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { MAIL_QUEUE } from '#server/platform/mail/mailer.ts';
import { PRICE_MINOR } from '#src/domain/offer.ts';
import type { checkoutView, demoCheckoutInput } from '#src/domain/payment/payment.schema.ts';
import { recordPaidCheckout } from './payment.service.ts';

/** Exists in demo mode only; elsewhere its address answers like any unknown one. @throws AppError NOT_FOUND */
export async function placeDemoOrder(ctx: Context, input: z.output<typeof demoCheckoutInput>): Promise<z.output<typeof checkoutView>> {
  if (!ctx.deps.config.demo) throw new AppError('NOT_FOUND');
  const order = await inTransaction(ctx, (inner) =>
    recordPaidCheckout(inner, {
      source: 'demo',
      sessionId: `demo_${randomUUID()}`,
      paymentIntentId: null,
      customerName: input.customerName,
      customerEmail: input.customerEmail,
      customerPhone: null,
      amountMinor: PRICE_MINOR[input.currency],
      currency: input.currency,
      hints: { storedCode: input.referralCode },
    }),
  );
  ctx.deps.jobs.wake(MAIL_QUEUE);
  return { orderId: order.id, amount: order.amount, currency: order.currency, status: order.status };
}
