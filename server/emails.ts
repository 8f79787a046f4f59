/** Maps each kind of email to its template, whose parameter is the email's payload. */
import type { EmailKind } from '#src/domain/office/email/email.schema.ts';
import {
  affiliateNotice,
  affiliateWelcome,
  commissionCancelled,
  commissionEarned,
  commissionReview,
  loginCode,
} from './modules/affiliate/account/affiliate.email.ts';
import {
  addressConfirmed,
  claimAnswered,
  claimNotice,
  monthlySummary,
  payoutCode,
  payoutDetailsChanged,
} from './modules/affiliate/account/affiliate-account.email.ts';
import {
  commissionRejected,
  commissionReleased,
  commissionRestored,
} from './modules/affiliate/commission/commission.email.ts';
import { payoutSent } from './modules/affiliate/payout/payout.email.ts';
import { apiTokenExpiring } from './modules/integration/api-token/api-token.email.ts';
import { webhookDisabled } from './modules/integration/webhook/webhook.email.ts';
import {
  adminInvite,
  adminLoginAlert,
  adminLoginNotice,
  adminSecurityNotice,
} from './modules/office/account/admin.email.ts';
import { testEmail } from './modules/office/launch/launch.email.ts';
import { projectNotice } from './modules/project/customer-page/customer-page.email.ts';
import {
  answerReminder,
  designsReady,
  projectMessage,
  reviewReady,
  websiteLive,
} from './modules/project/project-email/project.email.ts';
import { reviewRequest } from './modules/project/review/review.email.ts';
import { treeCertificate, treePlanted } from './modules/project/tree/certificate.email.ts';
import { confirmationNotice } from './modules/sale/confirmation/confirmation.email.ts';
import { orderNotice } from './modules/sale/order/order.email.ts';
import { formLink, formReminder } from './modules/sale/order-email/form.email.ts';
import { receipt } from './modules/sale/order-email/receipt.email.ts';
import { orderCancelled, orderRefunded, refundFailed } from './modules/sale/order-email/refund.email.ts';
import { confirmationReceived, workCompleted, workStarted } from './modules/sale/order-email/work.email.ts';
import {
  disputeNotice,
  paymentFailedNotice,
  reconciliationNotice,
  refundFailedNotice,
} from './modules/sale/payment/payment.email.ts';
import { projectLink } from './modules/sale/project-link/project-link.email.ts';
import { checkoutRecovery } from './modules/sale/recovery/recovery.email.ts';
import { contactNotice } from './modules/site/contact/contact.email.ts';
import type { Keyring } from './platform/crypto.ts';
import type { EmailTemplate } from './platform/email/email-renderer.ts';

export function emailTemplates({ origin, keyring }: { origin: string; keyring: Keyring }) {
  return {
    'contact-notice': contactNotice(origin),
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
    'payout-sent': payoutSent(origin),
    'confirmation-received': confirmationReceived(origin, keyring),
    'confirmation-notice': confirmationNotice(origin),
    'work-started': workStarted(origin, keyring),
    'work-completed': workCompleted(origin, keyring),
    'designs-ready': designsReady(origin, keyring),
    'review-ready': reviewReady(origin, keyring),
    'website-live': websiteLive(origin, keyring),
    'project-message': projectMessage(origin, keyring),
    'answer-reminder': answerReminder(origin, keyring),
    'review-request': reviewRequest(origin, keyring),
    'login-code': loginCode(),
    'affiliate-welcome': affiliateWelcome(origin),
    'address-confirmed': addressConfirmed(origin),
    'affiliate-notice': affiliateNotice(origin),
    'commission-earned': commissionEarned(origin),
    'commission-review': commissionReview(origin),
    'commission-cancelled': commissionCancelled(origin),
    'commission-restored': commissionRestored(origin),
    'payout-code': payoutCode(),
    'payout-details-changed': payoutDetailsChanged(),
    'claim-notice': claimNotice(origin),
    'claim-answered': claimAnswered(origin),
    'monthly-summary': monthlySummary(origin),
    'commission-released': commissionReleased(origin),
    'commission-rejected': commissionRejected(origin),
    'admin-invite': adminInvite(origin),
    'admin-login': adminLoginNotice(origin),
    'admin-login-alert': adminLoginAlert(origin),
    'admin-security': adminSecurityNotice(origin),
    'webhook-disabled': webhookDisabled(origin),
    'project-link': projectLink(origin, keyring),
    'project-notice': projectNotice(origin),
    'api-token-expiring': apiTokenExpiring(origin),
    'checkout-recovery': checkoutRecovery(origin, keyring),
    'test-email': testEmail(origin),
    'tree-certificate': treeCertificate(origin, keyring),
    'tree-planted': treePlanted(origin, keyring),
  } satisfies Record<EmailKind, EmailTemplate<never>>;
}

type Templates = ReturnType<typeof emailTemplates>;
/** What each kind of email needs, as its template declares it. */
export type EmailPayloads = { [Kind in EmailKind]: Parameters<Templates[Kind]>[0] };
