import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { safeLocalPath } from '#src/domain/shared/landing-path.rules.ts';
import { listInput, sortParam } from '#src/domain/shared/list.schema.ts';
import { line, oneOf, positiveId, reason, statusChange } from '#src/domain/shared/text.schema.ts';
import { PAYOUT_METHODS } from '../payout/payout.schema.ts';
import { AFFILIATE_STATUSES } from './affiliate.schema.ts';

const RATE_MESSAGE = 'Give a rate from 0 to 100 with at most two decimals, for example 12.5.';
const id = positiveId();

export const affiliateListInput = listInput.extend({
  status: oneOf(AFFILIATE_STATUSES).optional(),
  verified: z.enum(['yes', 'no']).optional(),
  sort: sortParam(['createdAt', 'name']),
});
export type AffiliateListInput = z.output<typeof affiliateListInput>;

const sums = z.array(
  z.object({
    currency: z.enum(CURRENCIES),
    pendingMinor: z.number(),
    /** Part of what is pending. */
    reviewMinor: z.number(),
    paidMinor: z.number(),
  }),
);

export const affiliateListView = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  referralCode: z.string(),
  commissionRate: z.string(),
  status: z.enum(AFFILIATE_STATUSES),
  verified: z.boolean(),
  sales: z.number(),
  underReview: z.number(),
  earned: sums,
  lastLoginAt: z.date().nullable(),
  createdAt: z.date(),
});
export type AffiliateListView = z.output<typeof affiliateListView>;

export const affiliateDetailView = affiliateListView.extend({
  phone: z.string().nullable(),
  clicks: z.number(),
  payoutMethod: z.enum(PAYOUT_METHODS),
  /** Masked for owners, null for staff; the payout CSV has the full value. */
  payoutTo: z.string().nullable(),
  payoutHoldUntil: z.date().nullable(),
  mayBuyForClients: z.boolean(),
  emailVerifiedAt: z.date().nullable(),
  erasedAt: z.date().nullable(),
});
export type AffiliateDetailView = z.output<typeof affiliateDetailView>;

/** `12.50` and `12.5` are the same rate. */
export const affiliateRateInput = z.object({
  id,
  rate: line(8, RATE_MESSAGE)
    .regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/, RATE_MESSAGE)
    .transform((value) => String(Number(value))),
  reason: reason(),
});
export const affiliateStatusInput = z.object({
  id,
  ...statusChange(AFFILIATE_STATUSES),
  reason: reason(),
});
export const affiliateBuysInput = z.object({ id, mayBuyForClients: z.boolean() });

export const maskedAccount = (details: string): string => `•••• ${details.replace(/\s/g, '').slice(-4)}`;

/** Visits through affiliate links, by the page they began on. */
export const landingView = z.array(
  z.object({ path: z.string().transform(safeLocalPath), visits: z.number(), orders: z.number() }),
);
export const topAffiliatesView = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    clicks: z.number(),
    orders: z.number(),
    commission: z.array(z.object({ currency: z.enum(CURRENCIES), amountMinor: z.number() })),
  }),
);
