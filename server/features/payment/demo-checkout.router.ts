import { publicProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { checkoutView, demoCheckoutInput } from '#src/domain/payment/payment.schema.ts';
import { placeDemoOrder } from './demo-checkout.service.ts';

export const demoCheckoutRouter = router({
  pay: publicProcedure
    .meta({ limit: 'checkout', rest: { method: 'POST', path: '/demo-checkout', status: 201, summary: 'Demo mode: order without paying' } })
    .input(demoCheckoutInput)
    .output(checkoutView)
    .mutation(({ ctx, input }) => placeDemoOrder(ctx, input)),
});
