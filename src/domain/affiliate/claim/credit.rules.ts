/** Crediting an affiliate with a sale after a claim: whether it is possible, and what it does. */

import type { Currency } from '#src/domain/offer.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { commissionMinor, remainingCommission } from '../commission/commission.rules.ts';

export type CreditInput = {
  order: {
    id: number;
    status: 'pending' | 'paid' | 'cancelled';
    amountMinor: number | null;
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
