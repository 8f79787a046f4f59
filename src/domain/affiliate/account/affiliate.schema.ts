import { z } from 'zod';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { companyName, publicName } from '#src/domain/shared/name.schema.ts';
import { email, line, optional, paragraph } from '#src/domain/shared/text.schema.ts';
import { emailedCode } from '../login/login.schema.ts';
import { PAYOUT_METHODS } from '../payout/payout.schema.ts';

export const AFFILIATE_STATUSES = ['active', 'paused', 'closed'] as const;
export const DASHBOARD_DENIED = "Dashboard not found or you don't have permission to access it.";
export const EMAIL_TAKEN = 'An affiliate account with this email already exists. Sign in instead.';
export const PAYOUT_HOLD_HOURS = 72;

const PAYPAL_MESSAGE = 'Please enter a valid PayPal email';
const payoutFields = {
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

export const signupView = z.object({
  id: z.number(),
  name: z.string(),
  referralCode: z.string(),
  commissionRate: z.string(),
});
export type SignupView = z.output<typeof signupView>;

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
