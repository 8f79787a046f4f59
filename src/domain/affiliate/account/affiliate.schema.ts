import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { REFERRAL_CODE_MAX } from '#src/domain/sale/order/attribution.rules.ts';
import { LANDING_PATH_MAX, REFERRER_MAX } from '#src/domain/shared/landing-path.rules.ts';
import { CODE_LENGTH, TEXT_MAX } from '#src/domain/shared/limits.ts';
import { companyName, publicName } from '#src/domain/shared/name.schema.ts';
import { email, line, optional, paragraph, success } from '#src/domain/shared/text.schema.ts';

export const AFFILIATE_STATUSES = ['active', 'paused', 'closed'] as const;
export const COMMISSION_STATUSES = ['pending', 'paid', 'cancelled'] as const;
export const COMMISSION_KINDS = ['earned', 'reversal'] as const;
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number];
export const CODE_SUBMIT_DELAY_MS = 100;
export const REFERRAL_CODE = /^[A-Za-z0-9_-]{3,32}$/;
export const DASHBOARD_DENIED = "Dashboard not found or you don't have permission to access it.";
const PAYPAL_MESSAGE = 'Please enter a valid PayPal email';
export const CODE_SHORT = 'Please enter the complete 6-digit code';
const CODE_LONG = 'Code must be exactly 6 digits';
export const CODE_WRONG = 'Invalid verification code. Please try again.';
export const CODE_DEAD = 'Too many incorrect attempts. Request a new code.';
export const EMAIL_TAKEN = 'An affiliate account with this email already exists. Sign in instead.';

export const payoutFields = {
  paypalEmail: z
    .union([z.literal(''), z.null(), email(PAYPAL_MESSAGE)], { error: PAYPAL_MESSAGE })
    .optional()
    .transform((value) => value || null),
  bankDetails: optional(paragraph(TEXT_MAX.bankDetails)),
};

export const affiliateSignupInput = z.object({
  name: publicName('Name must be at least 2 characters'),
  email: email(),
  phone: optional(line(TEXT_MAX.phone)),
  company: optional(companyName()),
  /** Accepted and ignored: the server sets the rate. */
  commissionRate: z.unknown().optional(),
  ...payoutFields,
});
export type AffiliateSignupInput = z.output<typeof affiliateSignupInput>;

/** The six digits of an emailed code. */
export const emailedCode = z
  .string({ error: CODE_SHORT })
  .trim()
  .min(CODE_LENGTH, CODE_SHORT)
  .max(CODE_LENGTH, CODE_LONG)
  .regex(/^\d{6}$/, CODE_SHORT);

export const otpRequestInput = z.object({ email: email(), type: z.literal('login').default('login') });
export const otpVerifyInput = z.object({
  email: email(),
  code: emailedCode,
  type: z.literal('login').default('login'),
});

export const referralView = z.object({ id: z.number(), referralCode: z.string(), name: z.string() });
export const signupView = z.object({
  id: z.number(),
  name: z.string(),
  referralCode: z.string(),
  commissionRate: z.string(),
});
export type SignupView = z.output<typeof signupView>;
export const verifyView = success.extend({ affiliate: z.object({ id: z.number() }) });

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

/** Longer than any referral code. */
export const CODE_UNKNOWN =
  'There is no active affiliate with this referral code. Check the code and try again.';
const code = z.string({ error: CODE_UNKNOWN }).trim().max(REFERRAL_CODE_MAX, CODE_UNKNOWN);
export const referralCodeInput = z.object({ code });
export const referralVisitInput = z.object({
  code,
  path: line(LANDING_PATH_MAX).default('/'),
  referrer: optional(line(REFERRER_MAX)),
  /** The signed ticket of 'Test my link'. */
  test: optional(line(200)),
  /** The visitor agreed to keep the code. Counts where REFERRAL_CONSENT is on. */
  keep: z.boolean().optional(),
});
export const currentReferralView = z.object({ affiliate: referralView.nullable() });
export const referralVisitView = z.object({ accepted: z.boolean(), affiliate: referralView.nullable() });

/** Matches the whole value, so another host, a dot segment or a script address never passes. */
const OWN_PAGE = /^\/(?:affiliate-dashboard|payout-statement)\/([1-9]\d{0,14})(?:\?[\w=&-]*)?$/;

/** The page asked for before the login if it is this affiliate's own, else their dashboard. */
export function returnPath(asked: string | null, affiliateId: number): string {
  const match = asked === null ? null : OWN_PAGE.exec(asked);
  return match?.[0] && Number(match[1]) === affiliateId ? match[0] : paths.affiliateDashboard(affiliateId);
}
