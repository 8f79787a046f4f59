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
  type OrderStatus,
  saleEvent,
} from '#src/domain/sale/order/order.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
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
  /** Paid out or in a payout run: an adjustment goes into the next payout instead. */
  isFixed: boolean;
  /** Cancelled by staff after review: neither changes with the order. */
  isRejected: boolean;
  /** This row or an adjustment of it was rejected, so the sum can only fall. */
  hasRejected: boolean;
};
export type PreviewAffiliate = { name: string; isActive: boolean; isMailable: boolean; rate: string };
export type PreviewInput = {
  order: PreviewOrder;
  to: OrderStatus;
  commission: PreviewCommission | null;
  affiliate: PreviewAffiliate | null;
  /** An owner has to release what the order would earn (L14). */
  needsOwner: boolean;
  /** Sum of the order's commissions that are not cancelled. */
  netMinor: number;
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
function commissionLine({ order, to, commission, affiliate, netMinor, now }: PreviewInput): string | null {
  const event = saleEvent(order.status, to);
  if (event === 'none' || !affiliate || !order.amountMinor) return null;
  const money = (minor: number) => formatMinor(minor, order.currency);
  if (event === 'cancelled') {
    if (!commission || commission.isRejected || netMinor === 0) return null;
    return commission.isFixed
      ? `The ${money(netMinor)} commission of ${affiliate.name} has already been paid out. We’ll take it off a later payout.`
      : `The ${money(netMinor)} commission of ${affiliate.name} will be cancelled.`;
  }
  if (commission) {
    if (commission.isRejected) return null;
    const back =
      commissionTarget({ ...order, status: 'paid' }, { ...commission, totalMinor: netMinor }) - netMinor;
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
