import { adminProcedure, publicProcedure, router } from '#server/trpc/trpc.ts';
import {
  checkoutResultInput,
  checkoutResultView,
  createCheckoutInput,
  createCheckoutView,
  demoCheckoutInput,
  demoCheckoutView,
  paymentEventsInput,
  paymentEventView,
  reconciliationInput,
  reconciliationView,
  rememberCheckoutInput,
  rememberCheckoutView,
  replayInput,
} from '#src/domain/sale/payment/payment.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { rememberCheckout } from '../recovery/recovery.service.ts';
import { createCheckout, placeDemoOrder, readCheckoutResult } from './checkout.service.ts';
import { listPaymentEvents, reconcile, replayPaymentEvent } from './reconciliation.service.ts';

export const paymentRouter = router({
  events: adminProcedure
    .input(paymentEventsInput)
    .output(pageOf(paymentEventView))
    .query(({ ctx, input }) => listPaymentEvents(ctx, input)),
  replay: adminProcedure
    .input(replayInput)
    .output(paymentEventView)
    .mutation(({ ctx, input }) => replayPaymentEvent(ctx, input.id)),
  reconciliation: adminProcedure
    .input(reconciliationInput)
    .output(reconciliationView)
    .query(({ ctx, input }) => reconcile(ctx, input.days)),
});

export const checkoutRouter = router({
  create: publicProcedure
    .meta({
      limit: 'checkout',
      rest: {
        method: 'POST',
        path: '/checkout',
        status: 201,
        summary: 'Open a payment page for the package',
      },
    })
    .input(createCheckoutInput)
    .output(createCheckoutView)
    .mutation(({ ctx, input }) => createCheckout(ctx, input)),
  /** A mutation although it changes nothing: the id of the checkout must not appear in a log. */
  result: publicProcedure
    .meta({ limit: 'checkout-result' })
    .input(checkoutResultInput)
    .output(checkoutResultView)
    .mutation(({ ctx, input }) => readCheckoutResult(ctx, input.checkoutId)),
});

export const demoCheckoutRouter = router({
  pay: publicProcedure
    .meta({
      limit: 'checkout',
      rest: {
        method: 'POST',
        path: '/demo-checkout',
        status: 201,
        summary: 'Demo mode: order without paying',
      },
    })
    .input(demoCheckoutInput)
    .output(demoCheckoutView)
    .mutation(({ ctx, input }) => placeDemoOrder(ctx, input)),
});

export const recoveryRouter = router({
  remember: publicProcedure
    .meta({
      limit: 'checkout',
      rest: {
        method: 'POST',
        path: '/demo-checkout/begun',
        summary: 'Demo mode: ask for a link to finish the checkout later',
      },
    })
    .input(rememberCheckoutInput)
    .output(rememberCheckoutView)
    .mutation(({ ctx, input }) => rememberCheckout(ctx, input)),
});
