/** Amounts are minor units; rates are percent as text. */
import { COMMISSION_HOLD_DAYS, type Currency } from '#src/domain/offer.ts';
import { type OrderStatus, saleEvent } from '#src/domain/sale/order/order.rules.ts';
import { addDays, longDate } from '#src/domain/shared/dates.ts';
import { formatMinor, percentOfMinor, proportionMinor } from '#src/domain/shared/money.ts';
import type { CommissionKind, CommissionStatus } from './commission.schema.ts';
import { comparableEmail } from './comparable-email.rules.ts';

export const commissionMinor = (amountMinor: number, rate: string): number =>
  percentOfMinor(amountMinor, rate);

export const availableFrom = (soldAt: Date): Date => addDays(soldAt, COMMISSION_HOLD_DAYS);

/** Commission left after `refundedMinor` of `soldMinor` was refunded; never below zero. */
export function remainingCommission(originalMinor: number, refundedMinor: number, soldMinor: number): number {
  const refunded = Math.min(Math.max(refundedMinor, 0), soldMinor);
  return originalMinor - proportionMinor(originalMinor, refunded, soldMinor);
}

type SoldOrder = { status: OrderStatus; amountMinor?: number | null; refundedMinor: number };
/** All commission rows of one order. `originalMinor` is the sale's own, before refunds. */
type OrderLines = {
  originalMinor: number;
  totalMinor: number;
  isRejected: boolean;
  hasRejected: boolean;
};

/**
 * What the commission rows of an order should sum to. A rejected amount never comes back (L14):
 * from then on the sum can only fall, and it is zero if the sale's own row was rejected.
 */
export function commissionTarget(order: SoldOrder, lines: OrderLines): number {
  if (lines.isRejected || order.status !== 'paid' || !order.amountMinor || order.amountMinor <= 0) return 0;
  const worth = remainingCommission(lines.originalMinor, order.refundedMinor, order.amountMinor);
  return lines.hasRejected ? Math.min(worth, lines.totalMinor) : worth;
}

/** As stored, and as staff read them. */
export const REVIEW_REASONS = {
  enteredByStaff: 'A member of our team entered this sale. An owner checks it before it is paid.',
  creditedByStaff:
    'A member of our team credited this sale to the affiliate. An owner checks it before it is paid.',
  selfReferral: 'The buyer’s email is the affiliate’s own.',
  payoutEmail: 'The buyer’s email is the affiliate’s payout email.',
  phone: 'The buyer’s phone number is the affiliate’s own.',
  companyDomain: 'Buyer and affiliate share a company domain.',
  sharedPayout: 'Another affiliate has the same payout details.',
  unreadablePayoutDetails:
    'The affiliate’s payout details cannot be decrypted: they may have been changed in the database.',
  loginAddress: 'The visit came from the address of the affiliate’s own sign-in within 24 hours.',
} as const;

const digits = (phone: string | null | undefined): string => (phone ?? '').replace(/\D/g, '').slice(-9);

export type ReviewInput = {
  buyer: { email: string; phone?: string | null };
  affiliate: { email: string; paypalEmail: string | null; phone?: string | null; mayBuyForClients: boolean };
  sharesPayoutDetails: boolean;
  sharesCompanyDomain: boolean;
  /** Why an owner has to release what staff caused; null for other sales. */
  staffReason: string | null;
  /** Compares hashed addresses: this visit, and the affiliate's login of the last 24 hours. */
  sameAddressAsLogin: boolean;
};

/** A sale's own row, or a positive row after a payout. Deductions are not reviewed. */
export const isReviewable = (row: { kind: CommissionKind; amountMinor: number }): boolean =>
  row.kind === 'earned' || row.amountMinor > 0;

/** A review delays the payout and never rejects the commission. */
export const findReviewReason = (input: ReviewInput): string | null =>
  findLikeness(input) ?? input.staffReason;

function findLikeness(input: ReviewInput): string | null {
  const buyer = comparableEmail(input.buyer.email);
  if (input.sharesPayoutDetails) return REVIEW_REASONS.sharedPayout;
  if (input.affiliate.mayBuyForClients) return null;
  if (buyer === comparableEmail(input.affiliate.email)) return REVIEW_REASONS.selfReferral;
  if (input.affiliate.paypalEmail && buyer === comparableEmail(input.affiliate.paypalEmail))
    return REVIEW_REASONS.payoutEmail;
  const phone = digits(input.buyer.phone);
  if (phone.length >= 7 && phone === digits(input.affiliate.phone)) return REVIEW_REASONS.phone;
  if (input.sharesCompanyDomain) return REVIEW_REASONS.companyDomain;
  return input.sameAddressAsLogin ? REVIEW_REASONS.loginAddress : null;
}

export type EarnedLine = { status: CommissionStatus; amountMinor: number; payoutLineId: number | null };
export type Move =
  | { kind: 'none' }
  /** Included in the next payout. */
  | { kind: 'new-line'; delta: number }
  | { kind: 'change-row'; status: 'pending' | 'cancelled'; amountMinor: number; delta: number };

/** Paid or in a payout run: the row is immutable. */
export const isFixed = (line: Pick<EarnedLine, 'status' | 'payoutLineId'>): boolean =>
  line.status === 'paid' || line.payoutLineId !== null;

/**
 * @param total sum of the order's lines that are not cancelled
 * @param target commission the order is worth now
 */
export function planMove(earned: EarnedLine, total: number, target: number): Move {
  const delta = target - total;
  if (isFixed(earned)) return delta === 0 ? { kind: 'none' } : { kind: 'new-line', delta };
  // Later adjustment lines stay as they are: this row takes the difference.
  const others = total - (earned.status === 'cancelled' ? 0 : earned.amountMinor);
  const own = target - others;
  const status = own === 0 ? 'cancelled' : 'pending';
  if (delta === 0 && earned.status === status) return { kind: 'none' };
  // A cancelled row keeps its amount for the receipt; sums leave it out.
  return { kind: 'change-row', status, amountMinor: own === 0 ? earned.amountMinor : own, delta };
}

export type PreviewInput = {
  order: SoldOrder & { currency: Currency };
  to: OrderStatus;
  /** Of the order. `isFixed`: an adjustment goes into the next payout. */
  lines: (OrderLines & { isFixed: boolean }) | null;
  affiliate: { name: string; isActive: boolean; isMailable: boolean; rate: string } | null;
  /** An owner has to release what the order would earn (L14). */
  needsOwner: boolean;
  now: Date;
};

/** Empty if no commission changes. */
export function previewCommission(input: PreviewInput): string[] {
  const effect = effectOf(input);
  if (!effect) return [];
  const lines = [effect];
  if (input.to === 'paid' && input.needsOwner)
    lines.push('An owner has to release this commission before it is paid.');
  if (input.affiliate?.isMailable) lines.push('We’ll email the affiliate.');
  return lines;
}

function effectOf({ order, to, lines, affiliate, now }: PreviewInput): string | null {
  const event = saleEvent(order.status, to);
  if (event === 'none' || !affiliate || !order.amountMinor) return null;
  const money = (minor: number) => formatMinor(minor, order.currency);
  if (event === 'cancelled') {
    if (!lines || lines.isRejected || lines.totalMinor === 0) return null;
    return lines.isFixed
      ? `The ${money(lines.totalMinor)} commission of ${affiliate.name} has already been paid out. We’ll take it off a later payout.`
      : `The ${money(lines.totalMinor)} commission of ${affiliate.name} will be cancelled.`;
  }
  if (lines) {
    if (lines.isRejected) return null;
    const back = commissionTarget({ ...order, status: 'paid' }, lines) - lines.totalMinor;
    return back > 0 ? `The ${money(back)} commission of ${affiliate.name} will be reinstated.` : null;
  }
  if (!affiliate.isActive) return null;
  const earned = remainingCommission(
    commissionMinor(order.amountMinor, affiliate.rate),
    order.refundedMinor,
    order.amountMinor,
  );
  return `${affiliate.name} will earn a commission of ${money(earned)}, payable from ${longDate(availableFrom(now))}.`;
}
