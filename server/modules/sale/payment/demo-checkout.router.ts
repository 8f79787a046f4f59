import { publicProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { demoCheckoutInput, demoCheckoutView } from '#src/domain/sale/payment/payment.schema.ts';
import { placeDemoOrder } from './demo-checkout.service.ts';

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
