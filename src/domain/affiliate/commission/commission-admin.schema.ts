import { z } from 'zod';
import { CURRENCIES, type Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { bulkOf, dayFilter, listInput, period, sortParam } from '#src/domain/shared/list.schema.ts';
import { ORDER_ID_MESSAGE, oneOf, positiveId, reason } from '#src/domain/shared/text.schema.ts';
import { isReviewable } from './commission.rules.ts';
import { COMMISSION_KINDS, COMMISSION_STATUSES } from './commission.schema.ts';
import { COMMISSION_STAGES, NOT_CANCELLED } from './commission-stage.rules.ts';

export const commissionListInput = listInput.extend({
  stage: oneOf([...COMMISSION_STAGES, NOT_CANCELLED]).optional(),
  /** The day whose stages count; today without it. */
  on: dayFilter.optional(),
  /** A sale has one row of kind `earned`; the others are its adjustments. */
  kind: oneOf(COMMISSION_KINDS).optional(),
  currency: oneOf(CURRENCIES).optional(),
  affiliateId: positiveId().optional(),
  orderId: positiveId(ORDER_ID_MESSAGE).optional(),
  ...period,
  sort: sortParam(['createdAt', 'amountMinor', 'availableAt']),
});
export type CommissionListInput = z.output<typeof commissionListInput>;

export const isDecidable = (row: Parameters<typeof isReviewable>[0] & { stage: string }): boolean =>
  isReviewable(row) && ['review', 'hold', 'payable'].includes(row.stage);

export const commissionAdminView = z.object({
  id: z.number(),
  affiliateId: z.number(),
  affiliateName: z.string(),
  orderId: z.number(),
  kind: z.enum(COMMISSION_KINDS),
  currency: z.enum(CURRENCIES),
  amountMinor: z.number(),
  originalMinor: z.number(),
  rate: z.string(),
  status: z.enum(COMMISSION_STATUSES),
  stage: z.enum(COMMISSION_STAGES),
  availableAt: z.date(),
  reviewReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  rejectedAt: z.date().nullable(),
  paidAt: z.date().nullable(),
  createdAt: z.date(),
});
export type CommissionAdminView = z.output<typeof commissionAdminView>;

export const listedCommissionView = commissionAdminView.extend({
  /** Of a sale under review; not for programs, whose scope does not cover customers. */
  buyer: z.object({ name: z.string(), email: z.string() }).optional(),
});
export type ListedCommission = z.output<typeof listedCommissionView>;

export const commissionBulkInput = z.object({ ids: bulkOf(positiveId()), reason: reason() });
export const commissionDecisionInput = z.object({ id: positiveId(), reason: reason() });

/** What a payout of that day takes from an affiliate in one currency, or leaves out. */
export function payableHref(affiliateId: number, currency: Currency, on: Date): string {
  const filter: z.input<typeof commissionListInput> = {
    affiliateId,
    currency,
    stage: 'payable',
    on: utcDay(on),
  };
  return `${paths.adminCommissions}?${new URLSearchParams(filter as Record<string, string>)}`;
}
