import { randomUUID } from 'node:crypto';
import { inTransaction } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { MAIL_QUEUE } from '#server/platform/mail/mailer.ts';
import { publicProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { PRICE_MINOR } from '#src/domain/offer.ts';
import { checkoutView, demoCheckoutInput } from '#src/domain/payment/payment.schema.ts';
import { recordPaidCheckout } from './payment.service.ts';

/** Exists in demo mode only; elsewhere its address answers like any unknown one. */
export const demoCheckoutRouter = router({
  pay: publicProcedure
    .meta({ limit: 'checkout', rest: { method: 'POST', path: '/demo-checkout', status: 201, summary: 'Demo mode: order without paying' } })
    .input(demoCheckoutInput)
    .output(checkoutView)
    .mutation(async ({ ctx, input }) => {
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
    }),
});
