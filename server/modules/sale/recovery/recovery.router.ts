import { publicProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
import { rememberCheckoutInput, rememberCheckoutView } from '#src/domain/sale/recovery/recovery.schema.ts';
import { rememberCheckout } from './recovery.service.ts';

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
