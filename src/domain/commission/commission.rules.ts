/** Pure decisions about commissions (domain.md, Commissions). Money is minor units; rates are percent as text. */
import { COMMISSION_HOLD_DAYS } from '../offer.ts';
import { addDays } from '../shared/dates.ts';
import { percentOfMinor, proportionMinor } from '../shared/money.ts';
import { comparableEmail } from './comparable-email.rules.ts';

/** Rate snapshot x amount, rounded half up. */
export const commissionMinor = (amountMinor: number, rate: string): number => percentOfMinor(amountMinor, rate);

/** The refund window: a commission can be paid out from then on. */
export const availableFrom = (soldAt: Date): Date => addDays(soldAt, COMMISSION_HOLD_DAYS);

/** What a commission is worth after `refundedMinor` of `soldMinor` went back; never below zero. */
export function remainingCommission(originalMinor: number, refundedMinor: number, soldMinor: number): number {
  const refunded = Math.min(Math.max(refundedMinor, 0), soldMinor);
  return originalMinor - proportionMinor(originalMinor, refunded, soldMinor);
}

export type PayableInput = { status: string; availableAt: Date; reviewReason: string | null; payoutLineId: number | null };
/** Payable = pending, past its date, not under review, not already in a run. */
export const isPayable = (row: PayableInput, now: Date): boolean =>
  row.status === 'pending' && row.availableAt <= now && !row.reviewReason && row.payoutLineId === null;

/** The affiliate reads the reason in an email. */
export const REVIEW_REASONS = {
  enteredByStaff: 'A member of our team entered this sale. An owner checks it before it is paid.',
  selfReferral: 'The buyer’s e-mail is the affiliate’s own.',
  payoutEmail: 'The buyer’s e-mail is the affiliate’s payout e-mail.',
  phone: 'The buyer’s phone number is the affiliate’s own.',
  companyDomain: 'Buyer and affiliate share a company domain.',
  sharedPayout: 'Another affiliate has the same payout details.',
  unreadablePayoutDetails: 'The affiliate’s payout details cannot be decrypted: they may have been changed in the database.',
  loginAddress: 'The visit came from the address of the affiliate’s own login within 24 hours.',
} as const;

const digits = (phone: string | null): string => (phone ?? '').replace(/\D/g, '').slice(-9);

export type ReviewInput = {
  buyer: { email: string; phone: string | null };
  affiliate: { email: string; paypalEmail: string | null; phone: string | null; mayBuyForClients: boolean };
  sharesPayoutDetails: boolean;
  /** Both addresses are on hosts of one company. */
  sharesCompanyDomain: boolean;
  /** Staff added the order, or set it to paid: no payment stands behind it. */
  enteredByStaff: boolean;
  /** The visit's hashed address equals the one of the affiliate's login in the last 24 hours. */
  sameAddressAsLogin: boolean;
};

/** Why a human must look before this commission is paid; null when nothing speaks against it. Never a refusal. */
export const findReviewReason = (input: ReviewInput): string | null =>
  findLikeness(input) ?? (input.enteredByStaff ? REVIEW_REASONS.enteredByStaff : null);

/** What buyer and affiliate have in common. */
function findLikeness(input: ReviewInput): string | null {
  const buyer = comparableEmail(input.buyer.email);
  if (input.sharesPayoutDetails) return REVIEW_REASONS.sharedPayout;
  if (input.affiliate.mayBuyForClients) return null;
  if (buyer === comparableEmail(input.affiliate.email)) return REVIEW_REASONS.selfReferral;
  if (input.affiliate.paypalEmail && buyer === comparableEmail(input.affiliate.paypalEmail)) return REVIEW_REASONS.payoutEmail;
  const phone = digits(input.buyer.phone);
  if (phone.length >= 7 && phone === digits(input.affiliate.phone)) return REVIEW_REASONS.phone;
  if (input.sharesCompanyDomain) return REVIEW_REASONS.companyDomain;
  return input.sameAddressAsLogin ? REVIEW_REASONS.loginAddress : null;
}
