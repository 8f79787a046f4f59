import { reviewReasonForAffiliate } from './commission.rules.ts';

/** Monthly runs are planned for the first of the month. */
export function nextPayoutDate(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

type Row = {
  status: string;
  reviewReason: string | null;
  cancelReason: string | null;
  /** Set if staff rejected the commission. */
  rejectedAt: Date | null;
  availableAt: Date | null;
  payoutLineId?: number | null;
};
type Say = { now: Date; longDate: (date: Date) => string };

/** The status with its date or reason, in words for the affiliate. */
export function statusText(row: Row, { now, longDate }: Say): string {
  if (row.status === 'paid') return 'Paid out';
  if (row.status === 'cancelled') {
    const what = row.rejectedAt ? 'Rejected' : 'Cancelled';
    return row.cancelReason ? `${what}: ${row.cancelReason}` : what;
  }
  if (row.reviewReason) return `Under review: ${reviewReasonForAffiliate(row.reviewReason)}`;
  if (row.payoutLineId) return 'In the payout under way';
  if (row.availableAt && row.availableAt > now) return `Payable on ${longDate(row.availableAt)}`;
  return 'Payable: we’ll pay it with the next payout';
}
