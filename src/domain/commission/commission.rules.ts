/** Pure decisions about commissions (domain.md, Commissions). Money is minor units; rates are percent as text. */
import { COMMISSION_HOLD_DAYS } from '../offer.ts';
import { addDays } from '../shared/dates.ts';
import { percentOfMinor, proportionMinor } from '../shared/money.ts';

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

export const REVIEW_REASONS = {
  selfReferral: 'The buyer’s e-mail is the affiliate’s own.',
  payoutEmail: 'The buyer’s e-mail is the affiliate’s payout e-mail.',
  phone: 'The buyer’s phone number is the affiliate’s own.',
  companyDomain: 'Buyer and affiliate share a company domain.',
  sharedPayout: 'Another affiliate has the same payout details.',
  unreadablePayoutDetails: 'The affiliate’s payout details cannot be decrypted: they may have been changed in the database.',
  loginAddress: 'The visit came from the address of the affiliate’s own login within 24 hours.',
} as const;

const FREE_MAIL_HOSTS = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'gmx.de',
  'gmx.net',
  'gmx.com',
  'web.de',
  't-online.de',
  'proton.me',
  'protonmail.com',
  'btinternet.com',
  'sky.com',
  'virginmedia.com',
  'talktalk.net',
  'orange.fr',
  'free.fr',
  'laposte.net',
  'libero.it',
  'mail.com',
  'zoho.com',
  'fastmail.com',
  'seznam.cz',
  'wp.pl',
  'o2.pl',
  'example.com',
  'example.org',
  'example.net',
]);

/** For comparing only: Gmail ignores dots and everything behind a plus. */
export function comparableEmail(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  if (host !== 'gmail.com' && host !== 'googlemail.com') return `${local}@${host}`;
  return `${local.split('+')[0]?.replaceAll('.', '') ?? ''}@gmail.com`;
}
const digits = (phone: string | null): string => (phone ?? '').replace(/\D/g, '').slice(-9);

export type ReviewInput = {
  buyer: { email: string; phone: string | null };
  affiliate: { email: string; paypalEmail: string | null; phone: string | null; mayBuyForClients: boolean };
  sharesPayoutDetails: boolean;
  /** The visit's hashed address equals the one of the affiliate's login in the last 24 hours. */
  sameAddressAsLogin: boolean;
};

/** Why a human must look before this commission is paid; null when nothing speaks against it. Never a refusal. */
export function findReviewReason(input: ReviewInput): string | null {
  const buyer = comparableEmail(input.buyer.email);
  if (input.sharesPayoutDetails) return REVIEW_REASONS.sharedPayout;
  if (input.affiliate.mayBuyForClients) return null;
  if (buyer === comparableEmail(input.affiliate.email)) return REVIEW_REASONS.selfReferral;
  if (input.affiliate.paypalEmail && buyer === comparableEmail(input.affiliate.paypalEmail)) return REVIEW_REASONS.payoutEmail;
  const phone = digits(input.buyer.phone);
  if (phone.length >= 7 && phone === digits(input.affiliate.phone)) return REVIEW_REASONS.phone;
  const host = buyer.split('@')[1] ?? '';
  if (!FREE_MAIL_HOSTS.has(host) && host === comparableEmail(input.affiliate.email).split('@')[1]) return REVIEW_REASONS.companyDomain;
  return input.sameAddressAsLogin ? REVIEW_REASONS.loginAddress : null;
}
