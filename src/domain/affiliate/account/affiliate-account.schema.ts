/** Affiliate dashboard data beyond the fixed cards and table. */
import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { safeHost, safeLocalPath } from '#src/domain/shared/landing-path.rules.ts';
import { dayFilter, listInput, pageOf, statsInput } from '#src/domain/shared/list.schema.ts';
import { email, oneOf, optional, paragraph, positiveId } from '#src/domain/shared/text.schema.ts';
import { SALE_REASONS } from '../claim/claim.rules.ts';
import { LEFT_OUT, NOT_YET } from '../payout/payout.rules.ts';
import { PAYOUT_METHODS } from '../payout/payout.schema.ts';
import {
  affiliateSignupInput,
  COMMISSION_KINDS,
  COMMISSION_STATUSES,
  commissionView,
  DASHBOARD_DENIED,
  emailedCode,
  payoutFields,
} from './affiliate.schema.ts';

/** Parts of an affiliate's commissions: each dashboard figure links to the rows it adds up. */
export const COMMISSION_PARTS = {
  sales: 'Sales',
  earned: 'Earned',
  pending: 'Pending',
  paid: 'Paid out',
  next: 'In the next payout',
  'in payout': 'Being paid',
  hold: 'Later',
  review: 'Under review',
} as const;
export type CommissionPart = keyof typeof COMMISSION_PARTS;

export const ownCommissionFilter = z.object({
  show: oneOf(Object.keys(COMMISSION_PARTS) as CommissionPart[]).optional(),
  currency: oneOf(CURRENCIES).optional(),
  from: dayFilter.optional(),
  to: dayFilter.optional(),
});
export type OwnCommissionFilter = z.output<typeof ownCommissionFilter>;

/** The list on the dashboard, limited to these rows. */
export const ownCommissionsHref = (affiliateId: number, filter: OwnCommissionFilter): string =>
  `${paths.affiliateDashboard(affiliateId)}?${new URLSearchParams(filter as Record<string, string>)}#commissions`;

export const PAYOUT_HOLD_HOURS = 72;
export const STATS_PERIODS_DAYS = [30, 90, 365] as const;
export type StatsPeriod = (typeof STATS_PERIODS_DAYS)[number];

const affiliateId = positiveId(DASHBOARD_DENIED);
const currency = z.enum(CURRENCIES);
const sum = z.object({ currency, amountMinor: z.number() });

export const commissionsInput = listInput.extend({ affiliateId, ...ownCommissionFilter.shape });
export const commissionsView = pageOf(commissionView);

/** Counted visits of all time: grows the moment a visit is counted. */
export const visitCountView = z.object({ visits: z.number() });

export const performanceInput = z.object({ affiliateId, ...statsInput.shape });
export const performanceView = z.object({
  clicks: z.number(),
  /** Sales of the period, whatever their later status. */
  orders: z.number(),
  earned: z.array(sum),
  /** The same sums of as many days before the period. */
  previous: z.object({ clicks: z.number(), orders: z.number(), earned: z.array(sum) }),
  /** First and last day in UTC, of the period and of the one before. */
  days: z.object({ from: z.string(), to: z.string() }),
  previousDays: z.object({ from: z.string(), to: z.string() }),
  /**
   * Oldest bucket first, empty ones included. A bucket is a day, or a week if the period is a year.
   */
  bucketDays: z.number(),
  buckets: z.array(
    z.object({ from: z.string(), clicks: z.number(), orders: z.number(), earnedMinor: z.number() }),
  ),
});
export type PerformanceView = z.output<typeof performanceView>;

export const nextPayoutView = z.object({
  /** Day of the next run. */
  on: z.date(),
  sums: z.array(sum),
  notYet: z.array(z.object({ reason: z.enum(NOT_YET), sums: z.array(sum) })),
  /** What holds every payout, whatever the amount; null if nothing does. */
  held: z.object({ reason: z.enum(LEFT_OUT), text: z.string() }).nullable(),
});

export const receiptInput = z.object({ affiliateId, orderId: positiveId() });
export const receiptView = z.object({
  order: z.object({
    createdAt: z.date(),
    paidAt: z.date().nullable(),
    amount: z.string(),
    currency,
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

export const profileView = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  payoutMethod: z.enum(PAYOUT_METHODS),
  paypalEmail: z.string().nullable(),
  bankDetails: z.string().nullable(),
  payoutHoldUntil: z.date().nullable(),
  provisional: z.boolean(),
});
export type ProfileView = z.output<typeof profileView>;

export const profileInput = affiliateSignupInput.pick({ name: true, phone: true, company: true });

export const PAYOUT_MISSING = 'Enter a PayPal email or your bank details.';
/** A change replaces both fields; leaving both empty would remove the payout address. */
export const payoutDetails = z
  .object(payoutFields)
  .refine((details) => details.paypalEmail || details.bankDetails, {
    error: PAYOUT_MISSING,
    path: ['paypalEmail'],
  });
export const payoutDetailsInput = payoutDetails.safeExtend({ code: emailedCode });
export type PayoutDetailsInput = z.output<typeof payoutDetailsInput>;

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
/** The effects as sentences, or the reason why the sale cannot be credited. */
export const creditPreviewView = z.object({ problem: z.string().nullable(), lines: z.array(z.string()) });
export const creditClaimInput = answerClaimInput.extend(creditOrder);

export const LINK_TEST_OVER = 'This test has expired. Start it again.';
export const linkTestInput = z.object({
  token: z.string({ error: LINK_TEST_OVER }).max(200, LINK_TEST_OVER),
});
export const linkTestView = z.object({ token: z.string(), code: z.string() });
const linkTestStep = z.object({
  key: z.enum(['click', 'cookie', 'reference', 'sale']),
  ok: z.boolean(),
  text: z.string(),
});
export type LinkTestStep = z.output<typeof linkTestStep>;
export const linkTestResult = z.object({ steps: z.array(linkTestStep) });
