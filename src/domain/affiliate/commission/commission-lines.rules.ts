/**
 * Plans how commission lines follow the value of an order. Pure: the service reads and writes the
 * rows.
 */
import type { CommissionStatus } from '../account/affiliate.schema.ts';

export type EarnedLine = { status: CommissionStatus; amountMinor: number; payoutLineId: number | null };
export type Move =
  | { kind: 'none' }
  /** A new line, included in the next payout. */
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
