/** Maps each kind of email to its template, whose parameter is the email's payload. */
import type { EmailKind } from '#src/domain/email/email.schema.ts';
import {
  adminInvite,
  adminLoginAlert,
  adminLoginNotice,
  adminSecurityNotice,
} from './features/admin-account/admin.email.ts';
import {
  affiliateNotice,
  affiliateWelcome,
  commissionCancelled,
  commissionEarned,
  commissionReview,
  loginCode,
} from './features/affiliate/affiliate.email.ts';
import {
  addressConfirmed,
  claimAnswered,
  claimNotice,
  monthlySummary,
  payoutCode,
  payoutDetailsChanged,
} from './features/affiliate/affiliate-account.email.ts';
import { apiTokenExpiring } from './features/api-token/api-token.email.ts';
import {
  commissionRejected,
  commissionReleased,
  commissionRestored,
} from './features/commission/commission.email.ts';
import { confirmationNotice } from './features/confirmation/confirmation.email.ts';
import { contactNotice } from './features/contact/contact.email.ts';
import { projectNotice } from './features/customer-page/customer-page.email.ts';
import { testEmail } from './features/launch/launch.email.ts';
import { orderNotice } from './features/order/order.email.ts';
import { formLink, formReminder } from './features/order-email/form.email.ts';
import { receipt } from './features/order-email/receipt.email.ts';
import { orderCancelled, orderRefunded, refundFailed } from './features/order-email/refund.email.ts';
import { confirmationReceived, workCompleted, workStarted } from './features/order-email/work.email.ts';
import {
  disputeNotice,
  paymentFailedNotice,
  reconciliationNotice,
  refundFailedNotice,
} from './features/payment/payment.email.ts';
import { payoutSent } from './features/payout/payout.email.ts';
import {
  answerReminder,
  designsReady,
  projectMessage,
  reviewReady,
  websiteLive,
} from './features/project-email/project.email.ts';

import { projectLink } from './features/project-link/project-link.email.ts';
import { checkoutRecovery } from './features/recovery/recovery.email.ts';
import { reviewRequest } from './features/review/review.email.ts';

import { treeCertificate, treePlanted } from './features/tree/certificate.email.ts';

import { webhookDisabled } from './features/webhook/webhook.email.ts';
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
