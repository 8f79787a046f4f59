/**
 * What has really gone back of a charge. The provider says two things: each new refund comes with the charge's whole refunded amount at
 * that moment, and a refund that fails at the bank (days later) is named by itself; the charge's amount falls then without a word.
 */

/** The charge's refunded amount when a refund was made. */
export type RefundSnapshot = { at: number; refundedMinor: number };
export type FailedRefund = {
  chargeId: string;
  amountMinor: number;
  /** When the refund was made: an amount from before does not hold it yet. */
  madeAt: number;
  /** When it was first said to have failed: an amount from later holds it no more. */
  failedAt: number;
};

/** In one second, the amount comes first: a refund is made before it fails. */
const isBefore = (failed: FailedRefund, snapshot: RefundSnapshot): boolean => failed.failedAt < snapshot.at;

/**
 * The amount with most refunds in it is the newest, whatever came back in between; what failed after it is taken off.
 * @param snapshots of one charge, oldest first
 * @param failed refunds of the same charge, each once
 */
export function refundedOfCharge(snapshots: readonly RefundSnapshot[], failed: readonly FailedRefund[]): number {
  let newest: RefundSnapshot | null = null;
  let most = 0;
  for (const snapshot of snapshots) {
    const everRefunded = snapshot.refundedMinor + sumOf(failed.filter((refund) => isBefore(refund, snapshot)));
    if (newest && everRefunded < most) continue;
    newest = snapshot;
    most = everRefunded;
  }
  if (!newest) return 0;
  const last = newest;
  const cameBack = sumOf(failed.filter((refund) => !isBefore(refund, last) && refund.madeAt <= last.at));
  return Math.max(0, last.refundedMinor - cameBack);
}

const sumOf = (refunds: readonly FailedRefund[]): number => refunds.reduce((total, { amountMinor }) => total + amountMinor, 0);
