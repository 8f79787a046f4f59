/** A claim is an affiliate's question about a sale. */
import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { safeHost, safeLocalPath } from '#src/domain/shared/landing-path.rules.ts';
import { listInput } from '#src/domain/shared/list.schema.ts';
import { email, oneOf, optional, paragraph, positiveId } from '#src/domain/shared/text.schema.ts';
import { DASHBOARD_DENIED } from '../account/affiliate.schema.ts';
import { COMMISSION_KINDS, COMMISSION_STATUSES } from '../commission/commission.schema.ts';
import { SALE_REASONS } from './claim.rules.ts';

export const SALE_QUERY_MESSAGE = 'Enter an order number or the buyer’s email address.';
/** An order number, or a normalised email address. */
const saleQuery = z.union(
  [
    z
      .string()
      .trim()
      .regex(/^#?[1-9]\d{0,14}$/),
    email(SALE_QUERY_MESSAGE),
  ],
  { error: SALE_QUERY_MESSAGE },
);
export const findSaleInput = z.object({ query: saleQuery });
export const saleLookupView = z.object({
  reason: z.enum(SALE_REASONS),
  title: z.string(),
  text: z.string(),
  /** Set for the affiliate's own sale only. */
  receiptOrderId: z.number().nullable(),
});
export type SaleLookupView = z.output<typeof saleLookupView>;

export const receiptInput = z.object({ affiliateId: positiveId(DASHBOARD_DENIED), orderId: positiveId() });
export const receiptView = z.object({
  order: z.object({
    createdAt: z.date(),
    paidAt: z.date().nullable(),
    amount: z.string(),
    currency: z.enum(CURRENCIES),
    /** Initials only. */
    buyer: z.string(),
  }),
  attribution: z.object({
    ruleText: z.string(),
    clickAt: z.date().nullable(),
    landingPath: z.string().transform(safeLocalPath).nullable(),
    referrerHost: z.string().nullable().transform(safeHost),
    /** Set if the sale earned no commission. */
    rejectedBecause: z.string().nullable(),
  }),
  /** The sale's own line first, then its adjustments. */
  lines: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(COMMISSION_KINDS),
      amount: z.string(),
      /** A payment in another currency changes the order's, not that of a line paid out before. */
      currency: z.enum(CURRENCIES),
      rate: z.string(),
      status: z.enum(COMMISSION_STATUSES),
      statusText: z.string(),
      availableAt: z.date().nullable(),
      paidAt: z.date().nullable(),
      payoutReference: z.string().nullable(),
    }),
  ),
});
export type ReceiptView = z.output<typeof receiptView>;

export const CLAIM_TEXT_MAX = 2000;
export const openClaimInput = z.object({ query: saleQuery, message: optional(paragraph(CLAIM_TEXT_MAX)) });
export const CLAIM_STATUSES = ['open', 'answered'] as const;
const CLAIM_ANSWER_MISSING = 'Write an answer.';
export const claimView = z.object({
  id: z.number(),
  subject: z.string(),
  reason: z.enum(SALE_REASONS),
  message: z.string().nullable(),
  status: z.enum(CLAIM_STATUSES),
  answer: z.string().nullable(),
  answeredAt: z.date().nullable(),
  createdAt: z.date(),
});

export const claimsInput = listInput.extend({ status: oneOf(CLAIM_STATUSES).optional() });
export const claimAdminView = claimView.extend({
  affiliateId: z.number(),
  affiliateName: z.string(),
  orderId: z.number().nullable(),
  answeredBy: z.string().nullable(),
});
export type ClaimAdminView = z.output<typeof claimAdminView>;
export const answerClaimInput = z.object({
  id: positiveId(),
  answer: paragraph(CLAIM_TEXT_MAX, CLAIM_ANSWER_MISSING).min(3, CLAIM_ANSWER_MISSING),
});

const creditOrder = { orderId: positiveId('Enter the order number.') };
export const creditPreviewInput = z.object({ id: positiveId(), ...creditOrder });
export const creditPreviewView = z.object({ problem: z.string().nullable(), lines: z.array(z.string()) });
export const creditClaimInput = answerClaimInput.extend(creditOrder);
