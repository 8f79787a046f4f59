/** Maps each kind of email to its template. */

import type { MailKind } from '#src/domain/mail/mail.schema.ts';
import type { Deps } from './deps.ts';
import { adminInvite, adminLoginAlert, adminLoginNotice, adminSecurityNotice } from './features/admin/admin.mail.ts';
import {
  affiliateNotice,
  affiliateWelcome,
  commissionCancelled,
  commissionEarned,
  commissionReview,
  loginCode,
} from './features/affiliate/affiliate.mail.ts';
import {
  addressConfirmed,
  claimAnswered,
  claimNotice,
  monthlySummary,
  payoutCode,
  payoutDetailsChanged,
} from './features/affiliate/partner.mail.ts';
import { commissionRefused, commissionReleased, commissionRestored } from './features/commission/commission.mail.ts';
import { confirmationNotice, confirmationReceived, workCompleted, workStarted } from './features/confirmation/confirmation.mail.ts';
import { contactNotice } from './features/contact/contact.mail.ts';
import { formLink, formReminder, orderCancelled, orderNotice, receipt } from './features/order/order.mail.ts';
import {
  disputeNotice,
  orderRefunded,
  paymentFailedNotice,
  reconciliationNotice,
  refundFailed,
  refundFailedNotice,
} from './features/payment/payment.mail.ts';
import { payoutSent } from './features/payout/payout.mail.ts';
import type { MailTemplates } from './platform/mail/mailer.ts';

export function mailTemplates({ config: { origin }, keyring }: Pick<Deps, 'config' | 'keyring'>): MailTemplates {
  return {
    'contact-notice': contactNotice(origin),
    receipt: receipt(origin, keyring),
    'form-link': formLink(origin, keyring),
    'form-reminder': formReminder(origin, keyring),
    'order-cancelled': orderCancelled(origin),
    'order-notice': orderNotice(origin),
    'order-refunded': orderRefunded(),
    'refund-failed': refundFailed(),
    'refund-failed-notice': refundFailedNotice(origin),
    'payment-failed-notice': paymentFailedNotice(origin),
    'dispute-notice': disputeNotice(origin),
    'reconciliation-notice': reconciliationNotice(origin),
    'payout-sent': payoutSent(origin),
    'confirmation-received': confirmationReceived(),
    'confirmation-notice': confirmationNotice(origin),
    'work-started': workStarted(),
    'work-completed': workCompleted(),
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
    'commission-refused': commissionRefused(origin),
    'admin-invite': adminInvite(origin),
    'admin-login': adminLoginNotice(origin),
    'admin-login-alert': adminLoginAlert(origin),
    'admin-security': adminSecurityNotice(origin),
  } satisfies Record<MailKind, MailTemplates[string]>;
}
