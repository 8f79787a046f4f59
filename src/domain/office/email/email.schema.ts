/** The outbox in the admin area. It never shows message bodies: they may contain secret links. */
import { z } from 'zod';
import { EMAIL_STATES } from '#src/domain/define-records.ts';
import { listInput, period, sortParam } from '#src/domain/shared/list.schema.ts';
import { ID_UNKNOWN, line, ORDER_ID_MESSAGE, oneOf, positiveId } from '#src/domain/shared/text.schema.ts';

export const EMAIL_MISSING = 'We can’t find this email: its record has been deleted.';
export const EMAIL_WAITING = 'This email is still waiting. We’ll send it within minutes.';
export const EMAIL_RESOLVED = 'This email is already marked as resolved. There is nothing left to do.';
export const EMAIL_RESEND_REJECTED =
  'This email can’t be sent again: its code or link has been used up. Ask for a new one instead.';

export const emailListInput = listInput.extend({
  status: oneOf(EMAIL_STATES).optional(),
  kind: line(40).optional(),
  orderId: positiveId(ORDER_ID_MESSAGE).optional(),
  affiliateId: positiveId().optional(),
  ...period,
  sort: sortParam(['createdAt', 'toAddress']),
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

/** Without a mail server emails are kept, and none is delivered. */
export const emailDeliveryView = z.object({ isKept: z.boolean() });

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
