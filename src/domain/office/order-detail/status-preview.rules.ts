/** Lists the effects of a status change as sentences, for the confirmation dialog. */
import {
  availableFrom,
  commissionMinor,
  commissionTarget,
  remainingCommission,
} from '#src/domain/affiliate/commission/commission.rules.ts';
import type { Currency } from '#src/domain/offer.ts';
import {
  CANCELLED_EMAIL_MINUTES,
  isCancellationNotified,
  saleEvent,
} from '#src/domain/sale/order/order.rules.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.schema.ts';
import { longDate, monthBounds, utcMonth } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';

export type PreviewOrder = {
  status: OrderStatus;
  amountMinor: number | null;
  refundedMinor: number;
  currency: Currency;
  formSent: boolean;
  paidAt?: Date | null;
};
export type PreviewCommission = {
  status: string;
  amountMinor: number;
  originalMinor: number;
  availableAt: Date;
  reviewReason: string | null;
  /** Paid out or in a payout run: an adjustment goes into the next payout instead. */
  isFixed: boolean;
  /** Cancelled by staff after review: neither changes with the order. */
  isRejected: boolean;
  /** This row or an adjustment of it was rejected, so the sum can only fall. */
  hasRejected: boolean;
};
export type PreviewAffiliate = { name: string; isActive: boolean; isMailable: boolean; rate: string };
/**
 * Net value of the order's rows for the affiliate, and the affiliate's pending amounts in that
 * currency by payout month.
 */
export type PreviewTotals = { netMinor: number; pendingByMonth: Readonly<Record<string, number>> };

/** Payout month of a pending amount, `2026-11`: this month, or the month its hold ends. */
export function payoutMonth(availableAt: Date, now: Date): string {
  return utcMonth(availableAt > now ? availableAt : now);
}
const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(monthBounds(month).from);

export type PreviewInput = {
  order: PreviewOrder;
  to: OrderStatus;
  commission: PreviewCommission | null;
  affiliate: PreviewAffiliate | null;
  /** Staff see no payout amounts (L5). */
  isStaff: boolean;
  /** An owner has to release what the order would earn (L14). */
  needsOwner: boolean;
  totals: PreviewTotals;
  now: Date;
};

export function previewStatus(input: PreviewInput): { touchesMoney: boolean; lines: string[] } {
  const { order, to } = input;
  if (order.status === to)
    return { touchesMoney: false, lines: [`The order is already ${to}: nothing changes.`] };
  const lines = [`The order goes from ${order.status} to ${to}.`];
  const money = commissionLine(input);
  lines.push(
    money ??
      (order.status === 'paid' || to === 'paid'
        ? 'There is no commission on this order.'
        : 'No money moves.'),
  );
  if (money && to === 'paid' && input.needsOwner)
    lines.push('An owner has to release this commission before it is paid.');
  if (money && input.affiliate?.isMailable) lines.push('We’ll email the affiliate.');
  if (isCancellationNotified(order, to))
    lines.push(
      `We’ll email the customer in ${CANCELLED_EMAIL_MINUTES} minutes, with the reason if you give one.`,
    );
  if (to === 'paid' && !order.formSent)
    lines.push('We won’t email the customer. You can send the form link afterwards.');
  if (order.status === 'paid')
    lines.push('This does not refund the customer. Refund a card payment at the payment provider.');
  return { touchesMoney: money !== null, lines };
}

/** Effect on the commission; null if there is none. */
function commissionLine({
  order,
  to,
  commission,
  affiliate,
  totals,
  now,
  isStaff,
}: PreviewInput): string | null {
  const event = saleEvent(order.status, to);
  if (event === 'none' || !affiliate || !order.amountMinor) return null;
  if (event === 'cancelled') {
    if (!commission || commission.isRejected || totals.netMinor === 0) return null;
    const payout = payoutMove(
      affiliate.name,
      commission,
      -totals.netMinor,
      order.currency,
      isStaff ? null : totals,
      now,
    );
    return commission.isFixed
      ? `The ${money(totals.netMinor, order)} commission has already been paid out. We’ll take it off the next payout: ${payout}.`
      : `The ${money(totals.netMinor, order)} commission will be cancelled: ${payout}.`;
  }
  if (commission) {
    if (commission.isRejected) return null;
    const lines = { ...commission, totalMinor: totals.netMinor };
    const back = commissionTarget({ ...order, status: 'paid' }, lines) - totals.netMinor;
    if (back <= 0) return null;
    return `The ${money(back, order)} commission will be reinstated: ${payoutMove(affiliate.name, commission, back, order.currency, isStaff ? null : totals, now)}.`;
  }
  if (!affiliate.isActive) return null;
  const earned = remainingCommission(
    commissionMinor(order.amountMinor, affiliate.rate),
    order.refundedMinor,
    order.amountMinor,
  );
  return `${affiliate.name} will earn a commission of ${money(earned, order)}, payable from ${longDate(availableFrom(now))}.`;
}

const money = (minor: number, order: PreviewOrder): string => formatMinor(minor, order.currency);

function payoutMove(
  name: string,
  commission: PreviewCommission,
  delta: number,
  currency: Currency,
  totals: PreviewTotals | null,
  now: Date,
): string {
  if (commission.reviewReason && !commission.isFixed)
    return `it is under review, so it is in no payout of ${name} yet`;
  const month = payoutMonth(commission.isFixed ? now : commission.availableAt, now);
  const verb = delta < 0 ? 'falls' : 'rises';
  if (!totals) return `${name}’s ${monthName(month)} payout ${verb} by that much`;
  const before = totals.pendingByMonth[month] ?? 0;
  const change = `${name}’s ${monthName(month)} payout ${verb} from ${formatMinor(before, currency)} to ${formatMinor(before + delta, currency)}`;
  return before + delta < 0 ? `${change}, and the negative balance carries over` : change;
}
