import { z } from 'zod';
import { dayFilter, listInput, sortParam } from '../shared/list.schema.ts';
import { line, positiveId } from '../shared/text.schema.ts';

/** The outbox in the admin area. It never shows message bodies: they may contain secret links. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'expired'] as const;
/** Every kind has a template in `server/mails.ts`. */
export const MAIL_KINDS = [
  'contact-notice',
  'receipt',
  'form-link',
  'form-reminder',
  'order-cancelled',
  'order-notice',
  'order-refunded',
  'refund-failed',
  'refund-failed-notice',
  'payment-failed-notice',
  'dispute-notice',
  'reconciliation-notice',
  'payout-sent',
  'confirmation-received',
  'confirmation-notice',
  'work-started',
  'work-completed',
  'login-code',
  'affiliate-welcome',
  'address-confirmed',
  'affiliate-notice',
  'commission-earned',
  'commission-review',
  'commission-cancelled',
  'commission-restored',
  'payout-code',
  'payout-details-changed',
  'claim-notice',
  'claim-answered',
  'monthly-summary',
  'commission-released',
  'commission-refused',
  'admin-invite',
  'admin-login',
  'admin-login-alert',
  'admin-security',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export const MAIL_RESEND_REFUSED = 'This mail cannot be sent again: it held a code or link that has been used up.';

export const mailListInput = listInput.extend({
  status: z.enum(MAIL_STATES, { error: 'Invalid status.' }).optional(),
  kind: line(40).optional(),
  orderId: positiveId('Invalid order number.').optional(),
  affiliateId: positiveId().optional(),
  from: dayFilter.optional(),
  to: dayFilter.optional(),
  sort: sortParam(['createdAt', 'toAddress']).optional(),
});
export type MailListInput = z.output<typeof mailListInput>;
export const mailRef = z.object({ id: z.uuid('Not found.') });

export const mailView = z.object({
  id: z.string(),
  kind: z.string(),
  toAddress: z.string(),
  subject: z.string().nullable(),
  status: z.enum(MAIL_STATES),
  attempts: z.number(),
  lastError: z.string().nullable(),
  orderId: z.number().nullable(),
  affiliateId: z.number().nullable(),
  canResend: z.boolean(),
  handledAt: z.date().nullable(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
});
export type MailView = z.output<typeof mailView>;

/** `commission-earned` -> `Commission earned`. */
export const mailKindLabel = (kind: string): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
