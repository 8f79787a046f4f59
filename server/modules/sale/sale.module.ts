import { namesOf } from '#server/database/subject-names.ts';
import { defineModule } from '#server/module.ts';
import { scheduledJob } from '#server/platform/jobs/jobs.ts';
import { confirmationRouter } from './confirmation/confirmation.router.ts';
import {
  confirmationExport,
  confirmationLists,
  findConfirmations,
} from './confirmation/confirmation-list.service.ts';
import { checkOrderRevenue, checkTransfers, ledgerListeners } from './ledger/ledger.service.ts';
import { pruneUnclaimedLogos } from './logo/logo.service.ts';
import { mountLogoUpload } from './logo/logo-upload.route.ts';
import { cancelledEmailJob } from './order/automatic-email.service.ts';
import { remindOfForms } from './order/form-reminder.service.ts';
import { orderRouter } from './order/order.router.ts';
import { findOrders, orderExport, orderLists } from './order/order-list.service.ts';
import { mountDemoCheckoutForm, mountOrderTexts, mountRecovery } from './payment/checkout.route.ts';
import {
  checkoutRouter,
  demoCheckoutRouter,
  paymentRouter,
  recoveryRouter,
} from './payment/payment.router.ts';
import { checkStoredEvents, paymentEventLists, reconcileNightly } from './payment/reconciliation.service.ts';
import { mountStripeWebhook } from './payment/stripe/stripe-webhook.route.ts';
import { salePersonalData } from './personal-data/sale-personal-data.service.ts';
import { emailBegunCheckouts, pruneCheckouts } from './recovery/recovery.service.ts';

export const saleModule = defineModule({
  name: 'sale',
  procedures: {
    orders: orderRouter,
    confirmations: confirmationRouter,
    demoCheckout: demoCheckoutRouter,
    checkout: checkoutRouter,
    recovery: recoveryRouter,
    payments: paymentRouter,
  },
  // The payment provider is another site: its signature authenticates it.
  signedRoutes: [mountStripeWebhook],
  routes: [mountLogoUpload, mountDemoCheckoutForm, mountRecovery, mountOrderTexts],
  jobs: [
    cancelledEmailJob,
    scheduledJob('form-reminder', '11 * * * *', remindOfForms),
    scheduledJob('checkout-recovery', '*/5 * * * *', emailBegunCheckouts),
    scheduledJob('reconciliation', '23 3 * * *', reconcileNightly),
    scheduledJob('prune-logos', '*/10 * * * *', pruneUnclaimedLogos),
    scheduledJob('prune-checkouts', '*/10 * * * *', pruneCheckouts),
  ],
  on: ledgerListeners,
  exports: { orders: orderExport, 'order-confirmations': confirmationExport },
  recordChecks: [checkOrderRevenue, checkTransfers, checkStoredEvents],
  lists: { ...orderLists, ...confirmationLists, ...paymentEventLists },
  search: [findOrders, findConfirmations],
  personalData: [salePersonalData],
  subjectNames: {
    order: namesOf('customer_order', 'customerName'),
    confirmation: namesOf('order_confirmation', 'fullName'),
  },
});
