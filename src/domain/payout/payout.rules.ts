/** Pure rules for payouts: who is paid now, who waits, and why. */
import type { Currency } from '../offer.ts';
import { longDate } from '../shared/dates.ts';
import type { PayoutMethod } from './payout.schema.ts';

export type PayoutCandidate = {
  affiliateId: number;
  currency: Currency;
  amountMinor: number;
  method: PayoutMethod;
  emailVerified: boolean;
  payoutHoldUntil: Date | null;
};

/** PayPal first: it is cheaper for small amounts. */
export const payoutMethod = (details: { hasPaypal: boolean; hasBank: boolean }): PayoutMethod =>
  details.hasPaypal ? 'paypal' : details.hasBank ? 'bank' : 'none';

export const holdReason = (holdUntil: Date | null, now: Date): string | null =>
  holdUntil && holdUntil > now
    ? `The payout details were changed recently; payouts are held until ${longDate(holdUntil)}.`
    : null;

/** The reason a balance is left out of this run, or null. The amount is checked first. */
export function leftOutReason(candidate: PayoutCandidate, minimumMinor: number, now: Date): string | null {
  if (candidate.amountMinor < 0) return 'Refunds outweigh the commissions: the balance is carried over.';
  if (candidate.amountMinor === 0) return 'Commissions and refunds cancel each other out.';
  if (candidate.amountMinor < minimumMinor) return 'The balance is below the minimum: it is carried over.';
  if (!candidate.emailVerified)
    return 'The email address has not been verified: the affiliate has never signed in with an emailed code.';
  if (candidate.method === 'none') return 'There are no payout details on file.';
  return holdReason(candidate.payoutHoldUntil, now);
}

/** Sums payable rows per affiliate and currency, in a stable order. */
export function collectBalances<
  T extends { id: number; affiliateId: number; currency: Currency; amountMinor: number },
>(rows: readonly T[]): { affiliateId: number; currency: Currency; amountMinor: number; ids: number[] }[] {
  const groups = new Map<
    string,
    { affiliateId: number; currency: Currency; amountMinor: number; ids: number[] }
  >();
  for (const row of rows) {
    const key = `${row.affiliateId}/${row.currency}`;
    const group = groups.get(key) ?? {
      affiliateId: row.affiliateId,
      currency: row.currency,
      amountMinor: 0,
      ids: [],
    };
    group.amountMinor += row.amountMinor;
    group.ids.push(row.id);
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
export function runLabel(now: Date, taken: readonly string[] = []): string {
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    now,
  );
  let label = month;
  for (let number = 2; taken.includes(label); number += 1) label = `${month} (${number})`;
  return label;
}
