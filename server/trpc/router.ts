/** The whole API. Its type is all the browser ever imports from the server. */
import { adminRouter, sessionRouter } from '../features/admin/admin.router.ts';
import { affiliateRouter } from '../features/affiliate/affiliate.router.ts';
import { confirmationRouter } from '../features/confirmation/confirmation.router.ts';
import { contactRouter } from '../features/contact/contact.router.ts';
import { orderRouter } from '../features/order/order.router.ts';
import { demoCheckoutRouter } from '../features/payment/demo-checkout.router.ts';
import { referralRouter } from '../features/referral/referral.router.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  session: sessionRouter,
  admin: adminRouter,
  affiliates: affiliateRouter,
  referrals: referralRouter,
  contacts: contactRouter,
  orders: orderRouter,
  confirmations: confirmationRouter,
  demoCheckout: demoCheckoutRouter,
});
export type AppRouter = typeof appRouter;
