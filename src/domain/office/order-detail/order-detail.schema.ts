import { z } from 'zod';
import { confirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { ATTRIBUTION_RULES } from '#src/domain/sale/order/attribution.rules.ts';
import { ORDER_STATUSES } from '#src/domain/sale/order/order.rules.ts';
import { ORDER_EVENT_KINDS, singleOrderView } from '#src/domain/sale/order/order.schema.ts';
import { safeHost, safeLocalPath } from '#src/domain/shared/landing-path.rules.ts';
import { oneOf, positiveId } from '#src/domain/shared/text.schema.ts';
import { emailView } from '../email/email.schema.ts';

const id = positiveId();
const attributionView = z.object({
  rule: z.enum(ATTRIBUTION_RULES),
  affiliateId: z.number(),
  affiliateName: z.string().nullable(),
  code: z.string(),
  clickAt: z.string().nullable(),
  landingPath: z.string().transform(safeLocalPath).nullable(),
  referrerHost: z.string().nullable().transform(safeHost),
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

const orderEmailView = emailView
  .omit({ toAddress: true, orderId: true, affiliateId: true, aboutName: true, handledAt: true })
  .extend({ to: z.string() });

export const orderDetailView = z.object({
  order: singleOrderView,
  attribution: attributionView.nullable(),
  events: z.array(orderEventView),
  emails: z.array(orderEmailView),
  confirmation: confirmationView.nullable(),
});
export type OrderDetailView = z.output<typeof orderDetailView>;

export const statusPreviewInput = z.object({ id, status: oneOf(ORDER_STATUSES) });
/** The effects as sentences; `touchesMoney` if a commission changes. */
export const statusPreviewView = z.object({ touchesMoney: z.boolean(), lines: z.array(z.string()) });
