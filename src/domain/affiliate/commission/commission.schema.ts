import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { listInput, pageOf, period, statsInput } from '#src/domain/shared/list.schema.ts';
import { oneOf, positiveId } from '#src/domain/shared/text.schema.ts';
import { DASHBOARD_DENIED } from '../account/affiliate.schema.ts';
import { LEFT_OUT, NOT_YET } from '../payout/payout.rules.ts';

export const COMMISSION_STATUSES = ['pending', 'paid', 'cancelled'] as const;
export const COMMISSION_KINDS = ['earned', 'reversal'] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number];

/** Each dashboard figure links to the rows it adds up. */
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
  ...period,
});
export type OwnCommissionFilter = z.output<typeof ownCommissionFilter>;

export const ownCommissionsHref = (affiliateId: number, filter: OwnCommissionFilter): string =>
  `${paths.affiliateDashboard(affiliateId)}?${new URLSearchParams(filter as Record<string, string>)}#commissions`;

export const STATS_PERIODS_DAYS = [30, 90, 365] as const;
export type StatsPeriod = (typeof STATS_PERIODS_DAYS)[number];

const affiliateId = positiveId(DASHBOARD_DENIED);
const currency = z.enum(CURRENCIES);
const sum = z.object({ currency, amountMinor: z.number() });

export const commissionView = z.object({
  id: z.number(),
  orderId: z.number(),
  commissionAmount: z.string(),
  commissionRate: z.string(),
  currency: z.string(),
  status: z.enum(COMMISSION_STATUSES),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
  availableAt: z.date().nullable(),
  /** In a payout run that has not paid it yet. */
  isInPayout: z.boolean(),
  reviewReason: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** Set if staff rejected it; null if the sale was cancelled or refunded. */
  rejectedAt: z.date().nullable(),
});
export type CommissionView = z.output<typeof commissionView>;

export const dashboardView = z.object({
  affiliate: z.object({
    id: z.number(),
    name: z.string(),
    referralCode: z.string(),
    commissionRate: z.string(),
    /** Whether the affiliate has logged in with a code more than once. */
    isReturning: z.boolean(),
  }),
  stats: z.object({
    totalReferrals: z.number(),
    /**
     * Major units, net of reversals, without cancelled; nominal sum if there are several
     * currencies.
     */
    totalEarnings: z.number(),
    pendingEarnings: z.number(),
    paidEarnings: z.number(),
    byCurrency: z.array(
      z.object({ currency: z.enum(CURRENCIES), total: z.number(), pending: z.number(), paid: z.number() }),
    ),
  }),
  commissions: z.array(commissionView),
});
export type DashboardView = z.output<typeof dashboardView>;

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
  on: z.date(),
  sums: z.array(sum),
  notYet: z.array(z.object({ reason: z.enum(NOT_YET), sums: z.array(sum) })),
  /** What holds every payout, whatever the amount; null if nothing does. */
  held: z.object({ reason: z.enum(LEFT_OUT), text: z.string() }).nullable(),
});
