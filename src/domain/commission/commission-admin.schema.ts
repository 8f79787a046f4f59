/** Commissions in the admin area: the list, and the decisions of the review queue. */
import { z } from 'zod';
import { COMMISSION_STATUSES } from '../affiliate/affiliate.schema.ts';
import { REASON_MISSING } from '../affiliate/affiliate-admin.schema.ts';
import { CURRENCIES } from '../offer.ts';
import { dayFilter, listInput, sortParam } from '../shared/list.schema.ts';
import { line, ORDER_ID_MESSAGE, oneOf, positiveId, TEXT_MAX } from '../shared/text.schema.ts';
import { COMMISSION_STAGES } from './commission-stage.rules.ts';

export const commissionListInput = listInput.extend({
  stage: oneOf(COMMISSION_STAGES).optional(),
  affiliateId: positiveId().optional(),
  orderId: positiveId(ORDER_ID_MESSAGE).optional(),
  from: dayFilter.optional(),
  to: dayFilter.optional(),
  sort: sortParam(['createdAt', 'amountMinor', 'availableAt']).optional(),
});
export type CommissionListInput = z.output<typeof commissionListInput>;

export const commissionAdminView = z.object({
  id: z.number(),
  affiliateId: z.number(),
  affiliateName: z.string(),
  orderId: z.number(),
  kind: z.enum(['earned', 'reversal']),
  currency: z.enum(CURRENCIES),
  amountMinor: z.number(),
  originalMinor: z.number(),
  rate: z.string(),
  status: z.enum(COMMISSION_STATUSES),
  stage: z.enum(COMMISSION_STAGES),
  availableAt: z.date(),
  reviewReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  paidAt: z.date().nullable(),
  createdAt: z.date(),
});
export type CommissionAdminView = z.output<typeof commissionAdminView>;

const reason = line(TEXT_MAX.line, REASON_MISSING).min(3, REASON_MISSING);
export const commissionDecisionInput = z.object({ id: positiveId(), reason });
