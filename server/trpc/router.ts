/** The whole API. The browser imports only its type. */

import { affiliateRouter } from '#server/modules/affiliate/account/affiliate.router.ts';
import { affiliateAdminRouter } from '#server/modules/affiliate/account/affiliate-admin.router.ts';
import { claimRouter } from '#server/modules/affiliate/claim/claim.router.ts';
import { commissionRouter } from '#server/modules/affiliate/commission/commission.router.ts';
import { payoutRouter } from '#server/modules/affiliate/payout/payout.router.ts';
import { referralRouter } from '#server/modules/affiliate/referral/referral.router.ts';
import { apiTokenRouter } from '#server/modules/integration/api-token/api-token.router.ts';
import { eventRouter } from '#server/modules/integration/event/event.router.ts';
import {
  webhookDeliveryRouter,
  webhookEndpointRouter,
} from '#server/modules/integration/webhook/webhook.router.ts';
import {
  accountRouter,
  inviteRouter,
  ownAccountRouter,
} from '#server/modules/office/account/account.router.ts';
import { adminRouter, sessionRouter } from '#server/modules/office/account/admin.router.ts';
import { auditRouter } from '#server/modules/office/audit/audit.router.ts';
import { dashboardRouter } from '#server/modules/office/dashboard/dashboard.router.ts';
import { emailRouter } from '#server/modules/office/email/email.router.ts';
import { launchRouter } from '#server/modules/office/launch/launch.router.ts';
import { noteRouter } from '#server/modules/office/note/note.router.ts';
import { privacyRouter } from '#server/modules/office/personal-data/privacy.router.ts';
import { savedViewRouter } from '#server/modules/office/saved-view/saved-view.router.ts';
import { customerPageRouter } from '#server/modules/project/customer-page/customer-page.router.ts';
import { projectDesignRouter, projectMessageRouter } from '#server/modules/project/design/design.router.ts';
import { projectRouter } from '#server/modules/project/project/project.router.ts';
import { reviewRouter } from '#server/modules/project/review/review.router.ts';
import { treeRouter } from '#server/modules/project/tree/tree.router.ts';
import { confirmationRouter } from '#server/modules/sale/confirmation/confirmation.router.ts';
import { orderRouter } from '#server/modules/sale/order/order.router.ts';
import { demoCheckoutRouter } from '#server/modules/sale/payment/demo-checkout.router.ts';
import { checkoutRouter, paymentRouter } from '#server/modules/sale/payment/payment.router.ts';
import { recoveryRouter } from '#server/modules/sale/recovery/recovery.router.ts';
import { contactRouter } from '#server/modules/site/contact/contact.router.ts';
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
