import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availableFrom,
  commissionMinor,
  commissionTarget,
  findReviewReason,
  REVIEW_REASONS,
  remainingCommission,
} from './commission.rules.ts';
import { commissionStage } from './commission-stage.rules.ts';

describe('commission of a sale', () => {
  it('ten percent of 250 is 25', () => expect(commissionMinor(25_000, '10')).toBe(2500));
  it('is available thirty days after the sale', () =>
    expect(availableFrom(new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-12-20T10:00:00Z')));

  it('refunds in any steps end at zero, never below, and never raise it again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.array(fc.nat(400_000)),
        (sold, rate, refunds) => {
          const original = commissionMinor(sold, String(rate));
          let refunded = 0;
          let last = original;
          for (const refund of [...refunds, sold]) {
            refunded += refund;
            const left = remainingCommission(original, refunded, sold);
            if (left < 0 || left > last) return false;
            last = left;
          }
          return last === 0;
        },
      ),
    );
  });
});

describe('what the commissions of an order should sum to', () => {
  const order = { status: 'paid' as const, amountMinor: 25_000, refundedMinor: 0 };
  const lines = { originalMinor: 2500, totalMinor: 0, isRejected: false, hasRejected: false };

  it.each([
    ['a paid order', order, lines, 2500],
    ['a partly refunded one', { ...order, refundedMinor: 12_500 }, lines, 1250],
    ['a cancelled one', { ...order, status: 'cancelled' as const }, lines, 0],
    ['one without an amount', { ...order, amountMinor: null }, lines, 0],
    ['one whose own commission was rejected', order, { ...lines, isRejected: true, hasRejected: true }, 0],
  ])('%s', (_name, ofOrder, ofLines, expected) => {
    expect(commissionTarget(ofOrder, ofLines)).toBe(expected);
  });

  it('L14: what was rejected never comes back, and a refund still lowers the rest', () => {
    const rejected = { ...lines, hasRejected: true, totalMinor: 1000 };
    expect(commissionTarget(order, rejected)).toBe(1000);
    expect(commissionTarget({ ...order, refundedMinor: 20_000 }, rejected)).toBe(500);
  });
});

describe('payable commission', () => {
  const now = new Date('2026-12-20T10:00:00Z');
  const row = { status: 'pending' as const, availableAt: now, reviewReason: null, payoutLineId: null };
  it('is pending, past its hold, not under review, in no run', () => {
    expect(commissionStage(row, now)).toBe('payable');
    expect(commissionStage({ ...row, availableAt: new Date(now.getTime() + 1) }, now)).toBe('hold');
    expect(commissionStage({ ...row, reviewReason: 'x' }, now)).toBe('review');
    expect(commissionStage({ ...row, payoutLineId: 1 }, now)).toBe('in payout');
    for (const status of ['paid', 'cancelled'] as const)
      expect(commissionStage({ ...row, status }, now)).toBe(status);
  });
});

describe('SEC-13 review reasons', () => {
  const input = {
    buyer: { email: 'buyer@shop.example', phone: null as string | null },
    affiliate: {
      email: 'me@firm.example',
      paypalEmail: null as string | null,
      phone: null as string | null,
      mayBuyForClients: false,
    },
    sharesPayoutDetails: false,
    sharesCompanyDomain: false,
    staffReason: null,
    sameAddressAsLogin: false,
  };
  it('an unrelated buyer gives no reason', () => expect(findReviewReason(input)).toBeNull());
  it('resellers are not reviewed for resembling the buyer, except for shared payout details', () => {
    const affiliate = { ...input.affiliate, mayBuyForClients: true };
    expect(
      findReviewReason({ ...input, affiliate, buyer: { email: 'me@firm.example', phone: null } }),
    ).toBeNull();
    expect(findReviewReason({ ...input, affiliate, sharesPayoutDetails: true })).toBe(
      REVIEW_REASONS.sharedPayout,
    );
  });
  it('a phone with few digits is not compared', () => {
    const both = (phone: string) => ({
      ...input,
      buyer: { ...input.buyer, phone },
      affiliate: { ...input.affiliate, phone },
    });
    expect(findReviewReason(both('12345'))).toBeNull();
    expect(findReviewReason(both('+44 161 496 0188'))).toBe(REVIEW_REASONS.phone);
  });
  it('L14: orders entered by staff wait for an owner, resellers included, and a resemblance is named first', () => {
    expect(findReviewReason({ ...input, staffReason: REVIEW_REASONS.enteredByStaff })).toBe(
      REVIEW_REASONS.enteredByStaff,
    );
    const affiliate = { ...input.affiliate, mayBuyForClients: true };
    expect(findReviewReason({ ...input, affiliate, staffReason: REVIEW_REASONS.enteredByStaff })).toBe(
      REVIEW_REASONS.enteredByStaff,
    );
    const own = { email: 'me@firm.example', phone: null };
    expect(findReviewReason({ ...input, buyer: own, staffReason: REVIEW_REASONS.enteredByStaff })).toBe(
      REVIEW_REASONS.selfReferral,
    );
  });
});
