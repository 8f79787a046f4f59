/** What a status change of an order does to its commission, as sentences for its confirmation. */
import type { Currency } from '#src/domain/offer.ts';
import { type OrderStatus, saleEvent } from '#src/domain/sale/order/order.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import {
  availableFrom,
  commissionMinor,
  commissionTarget,
  type OrderLines,
  remainingCommission,
} from './commission.rules.ts';

export type PreviewInput = {
  order: { status: OrderStatus; amountMinor: number | null; refundedMinor: number; currency: Currency };
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
