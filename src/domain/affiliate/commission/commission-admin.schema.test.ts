import { describe, expect, it } from 'vitest';
import { REASON_MISSING } from '#src/domain/shared/text.schema.ts';
import { commissionDecisionInput, commissionListInput } from './commission-admin.schema.ts';
import {
  badgeStatus,
  COMMISSION_STAGE_LABELS,
  COMMISSION_STAGES,
  commissionStage,
  stageReason,
} from './commission-stage.rules.ts';

const now = new Date('2026-12-20T10:00:00Z');
const later = new Date(now.getTime() + 1);
const row = { status: 'pending', reviewReason: null, availableAt: now, payoutLineId: null } as const;

describe('commission stage', () => {
  it.each([
    ['payable', {}],
    ['hold', { availableAt: later }],
    ['review', { reviewReason: 'same phone' }],
    ['review', { reviewReason: 'same phone', availableAt: later }],
    ['payable', { reviewReason: '' }],
    ['in payout', { payoutLineId: 0 }],
    ['in payout', { payoutLineId: 7, reviewReason: 'same phone', availableAt: later }],
    ['paid', { status: 'paid', payoutLineId: 7 }],
    ['cancelled', { status: 'cancelled', reviewReason: 'same phone', availableAt: later }],
  ] as const)('is %s with %o', (stage, values) => {
    expect(commissionStage({ ...row, ...values }, now)).toBe(stage);
  });

  it('a deduction that a payout has taken is not called paid', () => {
    const deduction = { status: 'paid', isRejected: false, amountMinor: -2500 };
    expect(badgeStatus(deduction)).toBe('deducted');
    expect(badgeStatus({ ...deduction, status: 'pending' })).toBe('pending');
    expect(badgeStatus({ ...deduction, amountMinor: 2500 })).toBe('paid');
    expect(badgeStatus({ ...deduction, status: 'cancelled', isRejected: true })).toBe('rejected');
  });

  it('a cancelled commission says why it was cancelled, not why it was reviewed', () => {
    const reasons = { reviewReason: 'same phone', cancelReason: 'The payment was refunded.' };
    expect(stageReason({ ...reasons, stage: 'cancelled' })).toBe(reasons.cancelReason);
    expect(stageReason({ ...reasons, stage: 'review' })).toBe(reasons.reviewReason);
  });

  it('every stage has its own label', () => {
    expect(new Set(COMMISSION_STAGES.map((stage) => COMMISSION_STAGE_LABELS[stage])).size).toBe(
      COMMISSION_STAGES.length,
    );
    for (const stage of COMMISSION_STAGES) expect(COMMISSION_STAGE_LABELS[stage]).toMatch(/^[A-Z]/);
  });
});

describe('admin input', () => {
  it('a decision requires a reason of three characters and a positive id', () => {
    expect(commissionDecisionInput.safeParse({ id: 1, reason: 'yes' }).success).toBe(true);
    expect(commissionDecisionInput.safeParse({ id: 1, reason: ' ok ' }).error?.issues[0]?.message).toBe(
      REASON_MISSING,
    );
    expect(commissionDecisionInput.safeParse({ id: 1 }).error?.issues[0]?.message).toBe(REASON_MISSING);
    expect(commissionDecisionInput.safeParse({ id: 0, reason: 'yes' }).error?.issues[0]?.message).toBe(
      'We can’t find that entry. Go back to the list and choose it there.',
    );
  });

  it('the list takes known stages and positive numbers only', () => {
    for (const stage of COMMISSION_STAGES) expect(commissionListInput.parse({ stage }).stage).toBe(stage);
    expect(commissionListInput.safeParse({ stage: 'lost' }).error?.issues[0]?.message).toBe(
      'Choose review, hold, payable, in payout, paid, cancelled or not cancelled.',
    );
    expect(commissionListInput.safeParse({ orderId: -1 }).error?.issues[0]?.message).toBe(
      'Enter the order number in digits, for example 482019375.',
    );
    expect(commissionListInput.safeParse({ affiliateId: 0 }).success).toBe(false);
    expect(commissionListInput.parse({}).stage).toBeUndefined();
  });
});
