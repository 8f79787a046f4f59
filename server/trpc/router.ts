/** The whole API. The browser imports only its type. */
import { accountRouter, inviteRouter, ownAccountRouter } from '../features/admin-account/account.router.ts';
import { adminRouter, sessionRouter } from '../features/admin-account/admin.router.ts';
import { dashboardRouter } from '../features/admin-dashboard/dashboard.router.ts';
import { affiliateRouter } from '../features/affiliate/affiliate.router.ts';
import { affiliateAdminRouter } from '../features/affiliate/affiliate-admin.router.ts';
import { apiTokenRouter } from '../features/api-token/api-token.router.ts';
import { auditRouter } from '../features/audit/audit.router.ts';
import { claimRouter } from '../features/claim/claim.router.ts';
import { commissionRouter } from '../features/commission/commission.router.ts';
import { confirmationRouter } from '../features/confirmation/confirmation.router.ts';
import { contactRouter } from '../features/contact/contact.router.ts';
import { customerPageRouter } from '../features/customer-page/customer-page.router.ts';
import { emailRouter } from '../features/email/email.router.ts';
import { eventRouter } from '../features/event/event.router.ts';
import { launchRouter } from '../features/launch/launch.router.ts';
import { noteRouter } from '../features/note/note.router.ts';
import { orderRouter } from '../features/order/order.router.ts';
import { demoCheckoutRouter } from '../features/payment/demo-checkout.router.ts';
import { checkoutRouter, paymentRouter } from '../features/payment/payment.router.ts';
import { payoutRouter } from '../features/payout/payout.router.ts';
import { privacyRouter } from '../features/privacy/privacy.router.ts';
import { projectRouter } from '../features/project/project.router.ts';
import { projectDesignRouter, projectMessageRouter } from '../features/project-design/design.router.ts';
import { recoveryRouter } from '../features/recovery/recovery.router.ts';
import { referralRouter } from '../features/referral/referral.router.ts';
import { reviewRouter } from '../features/review/review.router.ts';
import { savedViewRouter } from '../features/saved-view/saved-view.router.ts';
import { treeRouter } from '../features/tree/tree.router.ts';
import { webhookDeliveryRouter, webhookEndpointRouter } from '../features/webhook/webhook.router.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  session: sessionRouter,
  admin: adminRouter,
  accounts: accountRouter,
  ownAccount: ownAccountRouter,
  invites: inviteRouter,
  apiTokens: apiTokenRouter,
  dashboard: dashboardRouter,
  launch: launchRouter,
  privacy: privacyRouter,
  audit: auditRouter,
  emails: emailRouter,
  adminAffiliates: affiliateAdminRouter,
  notes: noteRouter,
  savedViews: savedViewRouter,
  commissions: commissionRouter,
  affiliates: affiliateRouter,
  claims: claimRouter,
  referrals: referralRouter,
  contacts: contactRouter,
  orders: orderRouter,
  confirmations: confirmationRouter,
  projects: projectRouter,
  projectDesigns: projectDesignRouter,
  projectMessages: projectMessageRouter,
  customerPage: customerPageRouter,
  reviews: reviewRouter,
  trees: treeRouter,
  demoCheckout: demoCheckoutRouter,
  checkout: checkoutRouter,
  recovery: recoveryRouter,
  payments: paymentRouter,
  payouts: payoutRouter,
  events: eventRouter,
  webhookEndpoints: webhookEndpointRouter,
  webhookDeliveries: webhookDeliveryRouter,
});
export type AppRouter = typeof appRouter;
