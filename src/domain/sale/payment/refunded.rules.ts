/**
 * Computes the amount really refunded. A refund event carries the charge's total so far; a failure
 * arrives days later and lowers that total without an event.
 */

/** Total refunded of the charge at the time of one refund. */
export type RefundSnapshot = { at: number; refundedMinor: number };
export type FailedRefund = {
  chargeId: string;
  amountMinor: number;
  /** Totals from before this time do not include the refund. */
  madeAt: number;
  /** Totals from after this time no longer include the refund. */
  failedAt: number;
};

/** Within one second the total comes first: a refund cannot fail before it is made. */
const isBefore = (failed: FailedRefund, snapshot: RefundSnapshot): boolean => failed.failedAt < snapshot.at;

/**
 * The total with the most refunds is the newest; later failures are deducted.
 * @param snapshots of one charge, oldest first
 * @param failed each failed refund once
 */
export function refundedOfCharge(
  snapshots: readonly RefundSnapshot[],
  failed: readonly FailedRefund[],
): number {
  let newest: RefundSnapshot | null = null;
  let most = 0;
  for (const snapshot of snapshots) {
    const everRefunded =
      snapshot.refundedMinor + sumOf(failed.filter((refund) => isBefore(refund, snapshot)));
    if (newest && everRefunded < most) continue;
    newest = snapshot;
    most = everRefunded;
  }
  if (!newest) return 0;
  const last = newest;
  const cameBack = sumOf(failed.filter((refund) => !isBefore(refund, last) && refund.madeAt <= last.at));
  return Math.max(0, last.refundedMinor - cameBack);
}

const sumOf = (refunds: readonly FailedRefund[]): number =>
  refunds.reduce((total, { amountMinor }) => total + amountMinor, 0);
