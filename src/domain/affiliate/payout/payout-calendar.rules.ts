/** What the next payout runs will contain, as far as it is known today. */

import type { Currency } from '#src/domain/offer.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { nextPayoutDate } from '../commission/payout-date.rules.ts';
import { collectBalances, type LeftOut, leftOut, type PayoutCandidate } from './payout.rules.ts';

export function plannedRuns(now: Date): Date[] {
  const first = nextPayoutDate(now);
  const second = nextPayoutDate(first);
  return [first, second, nextPayoutDate(second)];
}

/** A commission or deduction that no run has taken and nobody reviews. */
export type PlannedRow = { affiliateId: number; currency: Currency; amountMinor: number; availableAt: Date };
export type Payee = Pick<PayoutCandidate, 'method' | 'emailVerified' | 'payoutHoldUntil'>;
export type PlannedBalance = {
  affiliateId: number;
  currency: Currency;
  amountMinor: number;
  /** Null if the run pays it; otherwise the next run has it again. */
  waits: LeftOut | null;
};
export type PlannedRun = { on: Date; balances: PlannedBalance[] };

/**
 * Applies the rules of a run to each planned day. What a run leaves out is carried over to the
 * next one, where a hold may have ended or new commissions may outweigh a refund.
 */
export function payoutCalendar(
  now: Date,
  rows: readonly PlannedRow[],
  payeeOf: (affiliateId: number) => Payee,
): PlannedRun[] {
  let open = rows.map((row, id) => ({ ...row, id }));
  return plannedRuns(now).map((on) => {
    const balances = collectBalances(open.filter(({ availableAt }) => availableAt <= on)).map(
      ({ ids, ...balance }) => ({
        ids,
        ...balance,
        waits: leftOut({ ...balance, ...payeeOf(balance.affiliateId) }, 0, on),
      }),
    );
    const paid = new Set(balances.flatMap(({ ids, waits }) => (waits === null ? ids : [])));
    open = open.filter(({ id }) => !paid.has(id));
    return { on, balances: balances.map(({ ids: _, ...balance }) => balance) };
  });
}

/** For the affiliate: why their money waits, and what they can do. */
export function waitingText(waits: LeftOut, holdUntil: Date | null): string {
  switch (waits) {
    case 'negative':
      return 'Carried over: refunds outweigh the commissions.';
    case 'zero':
      return 'Commissions and refunds cancel each other out.';
    case 'minimum':
      return 'Carried over: the balance is below the minimum.';
    case 'unverified':
      return 'Waits until you confirm your email address.';
    case 'no-details':
      return 'Waits until you add your payout details.';
    case 'hold':
      return `Waits until ${holdUntil ? longDate(holdUntil) : 'later'}: your payout details were changed.`;
  }
}
