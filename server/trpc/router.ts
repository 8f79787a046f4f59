/** The whole API. The browser imports only its type. */
import { accountRouter, inviteRouter, ownAccountRouter } from '../features/admin/account.router.ts';
import { adminRouter, sessionRouter } from '../features/admin/admin.router.ts';
import { privacyRouter, statsRouter } from '../features/admin/insight.router.ts';
import { affiliateRouter } from '../features/affiliate/affiliate.router.ts';
import { affiliateAdminRouter } from '../features/affiliate/affiliate-admin.router.ts';
import { claimRouter } from '../features/affiliate/claim.router.ts';
import { auditRouter } from '../features/audit/audit.router.ts';
import { commissionRouter } from '../features/commission/commission.router.ts';
import { confirmationRouter } from '../features/confirmation/confirmation.router.ts';
import { contactRouter } from '../features/contact/contact.router.ts';
import { emailRouter } from '../features/email/email.router.ts';
import { orderRouter } from '../features/order/order.router.ts';
import { demoCheckoutRouter } from '../features/payment/demo-checkout.router.ts';
import { checkoutRouter, paymentRouter } from '../features/payment/payment.router.ts';
import { payoutRouter } from '../features/payout/payout.router.ts';
import { referralRouter } from '../features/referral/referral.router.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  session: sessionRouter,
  admin: adminRouter,
  accounts: accountRouter,
  ownAccount: ownAccountRouter,
  invites: inviteRouter,
  insights: statsRouter,
  people: privacyRouter,
  audit: auditRouter,
  mails: emailRouter,
  partners: affiliateAdminRouter,
  commissions: commissionRouter,
  affiliates: affiliateRouter,
  claims: claimRouter,
  referrals: referralRouter,
  contacts: contactRouter,
  orders: orderRouter,
  confirmations: confirmationRouter,
  demoCheckout: demoCheckoutRouter,
  checkout: checkoutRouter,
  payments: paymentRouter,
  payouts: payoutRouter,
});
export type AppRouter = typeof appRouter;
