/** The next payout to an affiliate: what is in it, what is not in it yet, and why. */
import { COMMISSION_HOLD_DAYS, type Currency } from '#src/domain/offer.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { heldBy, LEFT_OUT, type LeftOut, type Payee } from './payout.rules.ts';

/** Stages of commissions that no run of that day takes, then what a run leaves out. */
export const NOT_YET = ['in payout', 'hold', 'review', ...LEFT_OUT] as const;
export type NotYet = (typeof NOT_YET)[number];

/** Follow the sum: "$25.00 is under review". */
export const NOT_YET_LABELS: Record<NotYet, string> = {
  'in payout': 'is being paid',
  hold: `becomes payable ${COMMISSION_HOLD_DAYS} days after its sale`,
  review: 'is under review',
  negative: 'is carried over',
  zero: 'cancels out',
  minimum: 'is carried over',
  unverified: 'waits for a confirmed email address',
  'no-details': 'waits for payout details',
  changed: 'waits until the pause of payouts ends',
};

type Amount = { currency: Currency; amountMinor: number };
type Sorted = Amount & { reason: NotYet | null };

/** @param amounts one per currency and reason; null is paid */
export function nextPayout(amounts: readonly Sorted[]): {
  sums: Amount[];
  notYet: { reason: NotYet; sums: Amount[] }[];
} {
  const found = Map.groupBy(
    amounts.filter(({ amountMinor }) => amountMinor !== 0),
    ({ reason }) => reason,
  );
  const sumsOf = (reason: NotYet | null): Amount[] =>
    (found.get(reason) ?? []).map(({ currency, amountMinor }) => ({ currency, amountMinor }));
  return {
    sums: sumsOf(null),
    notYet: NOT_YET.flatMap((reason) => (found.has(reason) ? { reason, sums: sumsOf(reason) } : [])),
  };
}

const HELD_TEXT: Partial<Record<LeftOut, string>> = {
  unverified: 'Before your first payout, confirm your email address: enter the six-digit code we send you.',
  'no-details': 'Add your payout details, so that we know where to send your money.',
};

/** For the affiliate: what holds every payout, and what to do about it; null if nothing does. */
export function heldText(payee: Payee, on: Date): { reason: LeftOut; text: string } | null {
  const reason = heldBy(payee, on);
  if (!reason) return null;
  const until = payee.payoutHoldUntil ? longDate(payee.payoutHoldUntil) : '';
  return {
    reason,
    text:
      HELD_TEXT[reason] ?? `Your payout details were changed recently. Payouts are paused until ${until}.`,
  };
}
