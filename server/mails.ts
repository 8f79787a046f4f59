/** Which template belongs to which kind of mail. */
import type { Deps } from './deps.ts';
import {
  affiliateWelcome,
  commissionCancelled,
  commissionEarned,
  commissionReview,
  loginCode,
} from './features/affiliate/affiliate.mail.ts';
import { confirmationNotice, confirmationReceived, workCompleted, workStarted } from './features/confirmation/confirmation.mail.ts';
import { contactNotice } from './features/contact/contact.mail.ts';
import { formLink, orderNotice, receipt } from './features/order/order.mail.ts';
import type { MailTemplates } from './platform/mail/mailer.ts';

export function mailTemplates({ config: { origin }, vault }: Pick<Deps, 'config' | 'vault'>): MailTemplates {
  return {
    'contact-notice': contactNotice(origin),
    receipt: receipt(origin, vault),
    'form-link': formLink(origin, vault),
    'order-notice': orderNotice(origin),
    'confirmation-received': confirmationReceived(),
    'confirmation-notice': confirmationNotice(origin),
    'work-started': workStarted(),
    'work-completed': workCompleted(),
    'login-code': loginCode(),
    'affiliate-welcome': affiliateWelcome(origin),
    'commission-earned': commissionEarned(origin),
    'commission-review': commissionReview(origin),
    'commission-cancelled': commissionCancelled(origin),
  };
}
