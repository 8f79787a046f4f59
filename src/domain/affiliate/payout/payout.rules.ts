import { COMMISSION_HOLD_DAYS, type Currency } from '#src/domain/offer.ts';
import { HOUR_MS, longDate, monthText } from '#src/domain/shared/dates.ts';
import type { CurrencySum } from '#src/domain/shared/money.ts';
import { PAYOUT_HOLD_HOURS } from '../account/affiliate.schema.ts';
import type { PayoutMethod } from './payout.schema.ts';

export const PAYOUT_METHOD_LABELS: Record<PayoutMethod, string> = {
  paypal: 'PayPal',
  bank: 'Bank transfer',
  none: '–',
};

export type Payee = { method: PayoutMethod; emailVerified: boolean; payoutHoldUntil: Date | null };
type Balance = { affiliateId: number; currency: Currency; amountMinor: number };

export const holdReason = (holdUntil: Date | null, now: Date): string | null =>
  holdUntil && holdUntil > now
    ? `The payout details were changed recently; payouts are held until ${longDate(holdUntil)}.`
    : null;

/**
 * Whether the payout details were changed after the run copied what is payable. Those from before
 * were checked with the commissions, which an owner may have released.
 */
export const areDetailsNewerThan = (line: { createdAt: Date }, holdUntil: Date | null): boolean =>
  holdUntil !== null && holdUntil.getTime() - PAYOUT_HOLD_HOURS * HOUR_MS >= line.createdAt.getTime();

export const LEFT_OUT = ['negative', 'zero', 'minimum', 'unverified', 'no-details', 'changed'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** The amount is checked first. Null if the run pays the balance. */
function leftOut(candidate: Payee & { amountMinor: number }, minimumMinor: number, on: Date): LeftOut | null {
  if (candidate.amountMinor < 0) return 'negative';
  if (candidate.amountMinor === 0) return 'zero';
  if (candidate.amountMinor < minimumMinor) return 'minimum';
  return heldBy(candidate, on);
}

function heldBy({ emailVerified, method, payoutHoldUntil }: Payee, on: Date): LeftOut | null {
  if (!emailVerified) return 'unverified';
  if (method === 'none') return 'no-details';
  return payoutHoldUntil && payoutHoldUntil > on ? 'changed' : null;
}

const LEFT_OUT_TEXT: Record<Exclude<LeftOut, 'changed'>, string> = {
  negative: 'Refunds outweigh the commissions: the balance is carried over.',
  zero: 'Commissions and refunds cancel each other out.',
  minimum: 'The balance is below the minimum: it is carried over.',
  unverified:
    'The email address has not been verified: the affiliate has never signed in with an emailed code.',
  'no-details': 'There are no payout details on file.',
};

/** `leftOutBecause` is for staff. Balances without a payee wait for the next run. */
export const planRun = <T extends Balance, P extends Payee>(
  balances: readonly T[],
  payeeOf: (affiliateId: number) => P | undefined,
  { on, minimumMinor }: { on: Date; minimumMinor: number },
) =>
  balances.flatMap((balance) => {
    const payee = payeeOf(balance.affiliateId);
    if (!payee) return [];
    const reason = leftOut({ ...payee, amountMinor: balance.amountMinor }, minimumMinor, on);
    const leftOutBecause =
      reason === 'changed' ? holdReason(payee.payoutHoldUntil, on) : reason && LEFT_OUT_TEXT[reason];
    return { ...payee, ...balance, leftOut: reason, leftOutBecause };
  });

/** Per affiliate and currency, in a stable order. */
export function collectBalances(rows: readonly (Balance & { id: number })[]) {
  const groups = new Map<string, Balance & { ids: number[] }>();
  for (const { id, affiliateId, currency, amountMinor } of rows) {
    const key = `${affiliateId}/${currency}`;
    const group = groups.get(key) ?? { affiliateId, currency, amountMinor: 0, ids: [] };
    group.amountMinor += amountMinor;
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) => a.affiliateId - b.affiliateId || a.currency.localeCompare(b.currency),
  );
}

export const oneLine = (text: string): string =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/** The month; further runs of the month get a number, so that statements stay distinct. */
export function runLabel(now: Date, taken: readonly string[]): string {
  const month = monthText(now);
  let label = month;
  for (let number = 2; taken.includes(label); number += 1) label = `${month} (${number})`;
  return label;
}

/** Monthly runs are planned for the first of the month. */
export function nextPayoutDate(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** `1 January 2027`: the planned run for a commission that becomes payable at that time. */
export const payoutOf = (availableAt: Date): string => longDate(nextPayoutDate(availableAt));

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

/** @param amounts one per currency and reason; null is paid */
export function nextPayout(amounts: readonly (CurrencySum & { reason: NotYet | null })[]) {
  const found = Map.groupBy(
    amounts.filter(({ amountMinor }) => amountMinor !== 0),
    ({ reason }) => reason,
  );
  const sumsOf = (reason: NotYet | null): CurrencySum[] =>
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
