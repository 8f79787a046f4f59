import { z } from 'zod';
import { dayFilter, listInput, sortParam } from '#src/domain/shared/list.schema.ts';
import { ID_UNKNOWN, line, ORDER_ID_MESSAGE, oneOf, positiveId } from '#src/domain/shared/text.schema.ts';
import type { AdminRole } from '#src/domain/viewer.ts';

/** The outbox in the admin area. It never shows message bodies: they may contain secret links. */
export const EMAIL_STATES = ['queued', 'sent', 'failed', 'expired'] as const;
/**
 * Who may see emails of a kind in the admin area: 'staff' means owners too. L5: only owners see
 * what was paid out and where to. Every kind has a template in `server/emails.ts`.
 */
const EMAIL_READERS = {
  'contact-notice': 'staff',
  receipt: 'staff',
  'form-link': 'staff',
  'form-reminder': 'staff',
  'order-cancelled': 'staff',
  'order-notice': 'staff',
  'order-refunded': 'staff',
  'refund-failed': 'staff',
  'refund-failed-notice': 'staff',
  'payment-failed-notice': 'staff',
  'dispute-notice': 'staff',
  'reconciliation-notice': 'owner',
  'payout-sent': 'owner',
  'confirmation-received': 'staff',
  'confirmation-notice': 'staff',
  'work-started': 'staff',
  'work-completed': 'staff',
  'designs-ready': 'staff',
  'review-ready': 'staff',
  'website-live': 'staff',
  'project-message': 'staff',
  'answer-reminder': 'staff',
  'review-request': 'staff',
  'login-code': 'staff',
  'affiliate-welcome': 'staff',
  'address-confirmed': 'owner',
  'affiliate-notice': 'staff',
  'commission-earned': 'staff',
  'commission-review': 'staff',
  'commission-cancelled': 'staff',
  'commission-restored': 'staff',
  'payout-code': 'staff',
  'payout-details-changed': 'owner',
  'claim-notice': 'staff',
  'claim-answered': 'staff',
  'monthly-summary': 'owner',
  'commission-released': 'staff',
  'commission-rejected': 'staff',
  'admin-invite': 'staff',
  'admin-login': 'staff',
  'admin-login-alert': 'staff',
  'admin-security': 'staff',
  'webhook-disabled': 'staff',
  'project-link': 'staff',
  'project-notice': 'staff',
  'api-token-expiring': 'staff',
  'checkout-recovery': 'staff',
  'test-email': 'staff',
  'tree-certificate': 'staff',
  'tree-planted': 'staff',
} as const satisfies Record<string, AdminRole>;
export type EmailKind = keyof typeof EMAIL_READERS;
export const EMAIL_KINDS = Object.keys(EMAIL_READERS) as EmailKind[];
export const STAFF_EMAIL_KINDS: readonly string[] = EMAIL_KINDS.filter(
  (kind) => EMAIL_READERS[kind] === 'staff',
);
export const EMAIL_MISSING = 'We can’t find this email: its record has been deleted. Refresh the list.';
export const EMAIL_WAITING = 'This email is still waiting. We’ll send it within minutes.';
export const EMAIL_RESOLVED = 'This email is already marked as resolved. Refresh the list.';
export const EMAIL_RESEND_REJECTED =
  'This email can’t be sent again: its code or link has been used up. Ask for a new one instead.';

export const emailListInput = listInput.extend({
  status: oneOf(EMAIL_STATES).optional(),
  kind: line(40).optional(),
  orderId: positiveId(ORDER_ID_MESSAGE).optional(),
  affiliateId: positiveId().optional(),
  from: dayFilter.optional(),
  to: dayFilter.optional(),
  sort: sortParam(['createdAt', 'toAddress']).optional(),
});
export type EmailListInput = z.output<typeof emailListInput>;
export const emailRef = z.object({ id: z.uuid(ID_UNKNOWN) });

export const emailView = z.object({
  id: z.string(),
  kind: z.string(),
  toAddress: z.string(),
  subject: z.string().nullable(),
  status: z.enum(EMAIL_STATES),
  attempts: z.number(),
  lastError: z.string().nullable(),
  orderId: z.number().nullable(),
  affiliateId: z.number().nullable(),
  /** Name of the customer or the affiliate. */
  aboutName: z.string().nullable(),
  canResend: z.boolean(),
  handledAt: z.date().nullable(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
});
export type EmailView = z.output<typeof emailView>;

/** What would be sent again. Secret parts of links are blanked. */
export const emailPreviewView = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** A form link is sent again as a new link, and the earlier one stops working. */
  isNewLink: z.boolean(),
});
export type EmailPreview = z.output<typeof emailPreviewView>;

/** `commission-earned` -> `Commission earned`. */
export const emailKindLabel = (kind: string): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
