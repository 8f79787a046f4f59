import type { EmailEnvironment } from '#server/platform/email/email-renderer.ts';
import {
  confirmationReceived,
  formLink,
  formReminder,
  orderCancelled,
  orderRefunded,
  refundFailed,
  workCompleted,
  workStarted,
} from './order-email/order-updates.email.ts';
import { projectLink, receipt } from './order-email/receipt.email.ts';
import {
  confirmationNotice,
  disputeNotice,
  orderNotice,
  paymentFailedNotice,
  reconciliationNotice,
  refundFailedNotice,
} from './payment/payment.email.ts';
import { checkoutRecovery } from './recovery/recovery.email.ts';

export const saleEmails = ({ origin, keyring }: EmailEnvironment) => ({
  receipt: receipt(origin, keyring),
  'form-link': formLink(origin, keyring),
  'form-reminder': formReminder(origin, keyring),
  'order-cancelled': orderCancelled(origin, keyring),
  'order-notice': orderNotice(origin),
  'order-refunded': orderRefunded(origin, keyring),
  'refund-failed': refundFailed(origin, keyring),
  'refund-failed-notice': refundFailedNotice(origin),
  'payment-failed-notice': paymentFailedNotice(origin),
  'dispute-notice': disputeNotice(origin),
  'reconciliation-notice': reconciliationNotice(origin),
  'confirmation-received': confirmationReceived(origin, keyring),
  'confirmation-notice': confirmationNotice(origin),
  'work-started': workStarted(origin, keyring),
  'work-completed': workCompleted(origin, keyring),
  'project-link': projectLink(origin, keyring),
  'checkout-recovery': checkoutRecovery(origin, keyring),
});
