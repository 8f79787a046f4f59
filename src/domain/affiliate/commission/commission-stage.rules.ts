/** Without zod: the dashboard loads this file first. */
import type { COMMISSION_STATUSES } from './commission.schema.ts';

/** Checked in this order: the first stage that applies wins. */
export const COMMISSION_STAGES = ['review', 'hold', 'payable', 'in payout', 'paid', 'cancelled'] as const;
export type CommissionStage = (typeof COMMISSION_STAGES)[number];
/** Everything that counts as earned. */
export const NOT_CANCELLED = 'not cancelled';
/** Names of the filters: one covers both ways in which a commission ends. */
export const COMMISSION_STAGE_LABELS: Record<CommissionStage, string> = {
  review: 'Under review',
  hold: 'In the refund window',
  payable: 'Payable',
  'in payout': 'In a payout run',
  paid: 'Paid',
  cancelled: 'Cancelled or rejected',
};

/** A payout has taken back what an earlier one had paid. */
export const isDeducted = (row: { status: string; amountMinor: number }): boolean =>
  row.status === 'paid' && row.amountMinor < 0;

type BadgeRow = { status: string; isRejected: boolean; amountMinor: number };
export function badgeStatus(row: BadgeRow): string {
  if (row.isRejected) return 'rejected';
  return isDeducted(row) ? 'deducted' : row.status;
}

type StageRow = { stage: CommissionStage; status: string; rejectedAt: Date | null; amountMinor: number };

/** A commission that staff rejected is "cancelled" in the API and the database. */
export function stageLabel(row: StageRow): string {
  if (row.rejectedAt) return 'Rejected';
  if (row.stage === 'cancelled') return 'Cancelled';
  return isDeducted(row) ? 'Deducted' : COMMISSION_STAGE_LABELS[row.stage];
}

type Reasons = { stage: CommissionStage; reviewReason: string | null; cancelReason: string | null };
/** A cancelled commission keeps the reason of its review, for when it comes back. */
export const stageReason = ({ stage, reviewReason, cancelReason }: Reasons): string | null =>
  stage === 'review' ? reviewReason : cancelReason;

type StageInput = {
  status: (typeof COMMISSION_STATUSES)[number];
  reviewReason: string | null;
  availableAt: Date;
  payoutLineId: number | null;
};
export const isInPayout = (row: { status: string; payoutLineId?: number | null }): boolean =>
  row.status === 'pending' && typeof row.payoutLineId === 'number';

export function commissionStage(row: StageInput, now: Date): CommissionStage {
  if (row.status !== 'pending') return row.status;
  if (isInPayout(row)) return 'in payout';
  if (row.reviewReason) return 'review';
  return row.availableAt > now ? 'hold' : 'payable';
}
