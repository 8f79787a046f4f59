/**
 * Decides the reply to "Where is my sale?" from the attribution snapshot. Reveals nothing about the
 * buyer.
 */
import { type Currency, REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import type { Rejection } from '#src/domain/sale/order/attribution.rules.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.rules.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { commissionMinor, REVIEW_REASONS, remainingCommission } from '../commission/commission.rules.ts';
import type { CommissionStatus } from '../commission/commission.schema.ts';
import { payoutOf } from '../payout/payout.rules.ts';
import { isClickAlive } from '../referral/referral.rules.ts';

const TITLES = {
  counted: 'This sale is yours',
  'under-review': 'This sale is under review',
  unpaid: 'The order has not been paid',
  refunded: 'The sale was cancelled or refunded',
  declined: 'The commission was rejected after review',
  inactive: 'Your account was not active',
  'own-order': 'It was ordered from your own account',
  'other-click': 'Another affiliate’s link was followed later',
  expired: 'The visit was too long ago',
  'not-carried': 'The visit did not reach the checkout',
  'no-click': 'No visit through your link',
};
export type SaleReason = keyof typeof TITLES;
export const SALE_REASONS = Object.keys(TITLES) as SaleReason[];
export const reasonTitle = (reason: SaleReason): string => TITLES[reason];

/** The fields of a row: absent ones are null. */
type EarnedCommission = {
  status: CommissionStatus;
  reviewReason?: string | null;
  cancelReason?: string | null;
  rejectedAt?: Date | null;
  availableAt: Date;
  isInPayout: boolean;
};

export type SaleSnapshot = {
  /** Null if no order matches. */
  order: { status: OrderStatus; createdAt: Date } | null;
  /** Relative to the affiliate who asks. */
  attributedTo: 'me' | 'other' | 'nobody';
  commission: EarnedCommission | null;
  rejection: Rejection | null;
  /** The visitor's latest visit through this affiliate's link before the order. */
  clickAt: Date | null;
};

export function saleReason(attribution: SaleSnapshot): SaleReason {
  const { order, attributedTo, commission, rejection, clickAt } = attribution;
  if (!order) return 'no-click';
  if (attributedTo === 'me') {
    if (commission?.rejectedAt) return 'declined';
    if (commission?.status === 'cancelled' || order.status === 'cancelled') return 'refunded';
    if (order.status === 'pending') return 'unpaid';
    if (!commission) return 'inactive';
    return commission.status === 'pending' && commission.reviewReason ? 'under-review' : 'counted';
  }
  if (rejection) return rejection;
  if (!clickAt) return 'no-click';
  if (!isClickAlive(clickAt, order.createdAt)) return 'expired';
  return attributedTo === 'other' ? 'other-click' : 'not-carried';
}

/** Dates appear for the affiliate's own sale only; other orders get the reason alone. */
export function saleLookup(attribution: SaleSnapshot, now: Date) {
  const reason = saleReason(attribution);
  return { reason, title: TITLES[reason], text: sentence(reason, attribution, now) };
}

function sentence(reason: SaleReason, { commission }: SaleSnapshot, now: Date): string {
  switch (reason) {
    case 'counted':
      if (commission?.status === 'paid') return 'Its commission has been paid out to you.';
      if (commission?.isInPayout) return 'Its commission is in the payout under way.';
      return commission && commission.availableAt > now
        ? `Its commission is in the payout of ${payoutOf(commission.availableAt)}.`
        : 'Its commission is payable. We’ll pay it with the next payout.';
    case 'under-review':
      return `We’ll check it before we pay it: ${reviewReasonForAffiliate(commission?.reviewReason ?? 'A routine check.')}`;
    case 'unpaid':
      return 'The order came through your link. The commission is recorded as soon as the payment arrives.';
    case 'refunded':
      return `The order was cancelled or refunded, so its commission went with it. ${commission?.cancelReason ?? ''}`.trim();
    case 'declined':
      return commission?.cancelReason ?? 'We checked the sale and rejected its commission.';
    case 'inactive':
      return 'The visit came through your link, but your account was paused or closed when the payment arrived.';
    case 'own-order':
      return 'Orders placed while you’re signed in as an affiliate don’t earn a commission. If you buy for clients, let us know.';
    case 'other-click':
      return 'The last link before an order counts, and that was not yours.';
    case 'expired':
      return `A visit counts for ${REFERRAL_COOKIE_DAYS} days, and yours was older than that when the order was made.`;
    case 'not-carried':
      return 'There was a visit through your link, but the order didn’t include it: the browser’s data was cleared, or another device was used.';
    case 'no-click':
      return 'We have no record of a visit through your link for this order, or there is no such order.';
  }
}

export const RULE_TEXT = {
  cookie: 'The visit was remembered in the buyer’s browser and recognised at the order.',
  'checkout-reference':
    'The payment carried your reference. The payment page does not tell us which visit led to it.',
  'stored-code': 'Your code was saved in the buyer’s browser and sent along with the order.',
  admin: 'A member of our team named you when the order was entered.',
} as const;

export const REJECTION_TEXT: Record<Rejection, string> = {
  expired: `The visit was older than ${REFERRAL_COOKIE_DAYS} days.`,
  inactive: 'Your account was paused or closed at that moment.',
  'own-order': 'You were signed in to your affiliate account when the order was placed.',
};

/** `Agnes Hollow` -> `A. H.` */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .map((word) => `${[...word][0]?.toUpperCase() ?? ''}.`)
    .join(' ');

/** `a•••@shop.example`; order numbers stay. */
export function maskedSubject(query: string): string {
  const at = query.lastIndexOf('@');
  return at < 0 ? query.replace(/^#/, '') : `${query.slice(0, 1)}•••${query.slice(at)}`;
}

type CreditInput = {
  order: {
    id: number;
    status: OrderStatus;
    amountMinor?: number | null;
    refundedMinor: number;
    currency: Currency;
    affiliateId: number | null;
  } | null;
  affiliate: { id: number; name: string; rate: string; isActive: boolean };
  /** Staff or a token credit it, so an owner releases the commission (L14). */
  needsOwner: boolean;
};
export type CreditEffect = { problem: string | null; lines: string[] };

const not = (problem: string): CreditEffect => ({ problem, lines: [] });

export function creditEffect({ order, affiliate, needsOwner }: CreditInput): CreditEffect {
  if (!order) return not('There is no order with this number.');
  if (order.affiliateId === affiliate.id)
    return not('This sale has already been credited to this affiliate.');
  if (order.affiliateId !== null)
    return not('Another affiliate is credited with this sale. Reject their commission and answer in words.');
  if (!affiliate.isActive)
    return not(`The account of ${affiliate.name} is not active, so it cannot earn a commission.`);
  if (order.status === 'cancelled') return not('This order is cancelled, so it earns no commission.');
  const lines = [`Order ${order.id} is credited to ${affiliate.name}.`];
  if (order.status === 'pending') lines.push('The commission is recorded once the order is paid.');
  else {
    const sold = order.amountMinor ?? 0;
    const earned =
      sold > 0 ? remainingCommission(commissionMinor(sold, affiliate.rate), order.refundedMinor, sold) : 0;
    if (earned <= 0) return not('Nothing of this order’s amount is left to earn a commission on.');
    lines.push(`A commission of ${formatMinor(earned, order.currency)} (${affiliate.rate}%) is recorded.`);
    if (!needsOwner)
      lines.push(
        'It becomes payable after the refund window, unless buyer and affiliate look like the same person.',
      );
  }
  if (needsOwner) lines.push('An owner checks it before it is paid.');
  return {
    problem: null,
    lines: [...lines, `${affiliate.name} reads your answer on the dashboard and in an email.`],
  };
}

/** Reasons of a review as that affiliate reads them: screen, email, receipt, spreadsheet. */
const REASONS_FOR_AFFILIATE: Readonly<Record<string, string>> = {
  [REVIEW_REASONS.enteredByStaff]: 'Our team entered this sale, so an owner checks it first.',
  [REVIEW_REASONS.creditedByStaff]: 'Our team credited this sale to you, so an owner checks it first.',
  [REVIEW_REASONS.selfReferral]: 'The buyer used your own email address.',
  [REVIEW_REASONS.payoutEmail]: 'The buyer used the email address that we pay you at.',
  [REVIEW_REASONS.phone]: 'The buyer gave your own phone number.',
  [REVIEW_REASONS.companyDomain]: 'You and the buyer have email addresses at the same company.',
  [REVIEW_REASONS.sharedPayout]: 'Another affiliate has the same payout details as you.',
  [REVIEW_REASONS.unreadablePayoutDetails]: 'We need to check your payout details with you first.',
  [REVIEW_REASONS.loginAddress]: 'The visit came from the same internet address as your own sign-in.',
};

/** @param reason as stored; staff may have written their own */
export const reviewReasonForAffiliate = (reason: string): string => REASONS_FOR_AFFILIATE[reason] ?? reason;

type CommissionRow = Omit<EarnedCommission, 'availableAt'> & {
  /** Below zero if it takes back what was paid out. */
  amountMinor: number;
  availableAt: Date | null;
};

export function statusText(row: CommissionRow, now: Date): string {
  if (row.status !== 'cancelled')
    return row.cancelReason
      ? `${stageText(row, now).replace(/\.$/, '')}. ${row.cancelReason}`
      : stageText(row, now);
  const what = row.rejectedAt ? 'Rejected' : 'Cancelled';
  return row.cancelReason ? `${what}: ${row.cancelReason}` : what;
}

function stageText({ amountMinor, availableAt, ...row }: CommissionRow, now: Date): string {
  const isDeduction = amountMinor < 0;
  if (row.status === 'paid') return isDeduction ? 'Taken off a payout' : 'Paid out';
  if (row.reviewReason) return `Under review: ${reviewReasonForAffiliate(row.reviewReason)}`;
  if (row.isInPayout) return 'In the payout under way';
  if (isDeduction) return 'We’ll take it off your next payout';
  if (availableAt && availableAt > now) return `In the payout of ${payoutOf(availableAt)}`;
  return 'Payable: we’ll pay it with the next payout';
}
