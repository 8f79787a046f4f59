/** Orders in the admin area: details and status previews. */
import { z } from 'zod';
import { COMMISSION_KINDS, COMMISSION_STATUSES } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { CURRENCIES } from '#src/domain/offer.ts';
import { confirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { ATTRIBUTION_RULES } from '#src/domain/sale/order/attribution.rules.ts';
import { ORDER_STATUSES } from '#src/domain/sale/order/order.rules.ts';
import { ORDER_EVENT_KINDS, singleOrderView } from '#src/domain/sale/order/order.schema.ts';
import { EMAIL_STATES } from '#src/domain/shared/email-states.ts';
import { safeHost, safeLocalPath } from '#src/domain/shared/landing-path.rules.ts';
import { ID_UNKNOWN, oneOf, positiveId } from '#src/domain/shared/text.schema.ts';

const id = positiveId();
export const attributionView = z.object({
  rule: z.enum(ATTRIBUTION_RULES),
  affiliateId: z.number(),
  affiliateName: z.string().nullable(),
  code: z.string(),
  clickAt: z.string().nullable(),
  landingPath: z.string().transform(safeLocalPath).nullable(),
  referrerHost: z.string().nullable().transform(safeHost),
});

export const orderCommissionView = z.object({
  id: z.number(),
  kind: z.enum(COMMISSION_KINDS),
  amountMinor: z.number(),
  originalMinor: z.number(),
  currency: z.enum(CURRENCIES),
  rate: z.string(),
  status: z.enum(COMMISSION_STATUSES),
  availableAt: z.date(),
  reviewReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** Set if staff rejected it; null if the sale was cancelled or refunded. */
  rejectedAt: z.date().nullable(),
  paidAt: z.date().nullable(),
  createdAt: z.date(),
});

export const orderEventView = z.object({
  id: z.number(),
  kind: z.enum(ORDER_EVENT_KINDS),
  fromStatus: z.enum(ORDER_STATUSES).nullable(),
  toStatus: z.enum(ORDER_STATUSES).nullable(),
  actor: z.string(),
  reason: z.string().nullable(),
  createdAt: z.date(),
});
export type OrderEventView = z.output<typeof orderEventView>;

export const orderEmailView = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string().nullable(),
  status: z.enum(EMAIL_STATES),
  attempts: z.number(),
  lastError: z.string().nullable(),
  canResend: z.boolean(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
});

export const orderDetailView = z.object({
  order: singleOrderView,
  attribution: attributionView.nullable(),
  commissions: z.array(orderCommissionView),
  events: z.array(orderEventView),
  emails: z.array(orderEmailView),
  confirmation: confirmationView.nullable(),
});
export type OrderDetailView = z.output<typeof orderDetailView>;

export const statusPreviewInput = z.object({
  id,
  status: oneOf(ORDER_STATUSES),
});
/** The effects as sentences; `touchesMoney` if a commission changes. */
export const statusPreviewView = z.object({ touchesMoney: z.boolean(), lines: z.array(z.string()) });

export const resendEmailInput = z.object({ id, emailId: z.uuid(ID_UNKNOWN) });
