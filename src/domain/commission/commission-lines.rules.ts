/** How an order's commission lines follow what the order is worth. Pure: the service reads the rows, asks here, and writes. */
import type { CommissionStatus } from '../affiliate/affiliate.schema.ts';

export type EarnedLine = { status: CommissionStatus; amountMinor: number; payoutLineId: number | null };
export type Move =
  | { kind: 'none' }
  /** A line of its own against (or for) the next payout. */
  | { kind: 'new-line'; delta: number }
  | { kind: 'change-row'; status: 'pending' | 'cancelled'; amountMinor: number; delta: number };

/** Money that has left, or is about to: its row is never touched again. */
export const isFrozen = (line: EarnedLine): boolean => line.status === 'paid' || line.payoutLineId !== null;

/**
 * @param total sum of all lines of the order that are not cancelled
 * @param target what the order is worth to its affiliate now
 */
export function planMove(earned: EarnedLine, total: number, target: number): Move {
  const delta = target - total;
  if (isFrozen(earned)) return delta === 0 ? { kind: 'none' } : { kind: 'new-line', delta };
  // Lines made while it was frozen stay as they are: this row makes up the rest.
  const others = total - (earned.status === 'cancelled' ? 0 : earned.amountMinor);
  const own = target - others;
  const status = own === 0 ? 'cancelled' : 'pending';
  if (delta === 0 && earned.status === status) return { kind: 'none' };
  // A cancelled row keeps what it was worth, for the receipt; it counts nowhere.
  return { kind: 'change-row', status, amountMinor: own === 0 ? earned.amountMinor : own, delta };
}
