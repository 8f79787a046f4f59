import { describe, expect, it } from 'vitest';
import { longDate } from '#src/domain/shared/dates.ts';
import { REVIEW_REASONS } from './commission.rules.ts';
import { nextPayoutDate, statusText } from './payout-date.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const say = { now, longDate };
const row = {
  status: 'pending',
  reviewReason: null,
  cancelReason: null,
  rejectedAt: null,
  availableAt: new Date('2026-12-14T09:00:00Z'),
};

/** An affiliate is "you"; staff read about "the affiliate". */
it('no reason that an affiliate reads speaks of them in the third person', () => {
  for (const reviewReason of Object.values(REVIEW_REASONS)) {
    const text = statusText({ ...row, reviewReason }, say);
    expect(text).toMatch(/^Under review: [A-Z]/);
    expect(text).not.toMatch(/the affiliate|buyer and affiliate/i);
  }
  expect(statusText({ ...row, reviewReason: REVIEW_REASONS.loginAddress }, say)).toBe(
    'Under review: The visit came from the same internet address as your own sign-in.',
  );
});

describe('payout dates and status texts', () => {
  it('the next payout is the first of the coming month, across the year too', () => {
    expect(nextPayoutDate(now).toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(nextPayoutDate(new Date('2026-12-01T00:00:00Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
  it('a status text gives the date or the reason', () => {
    expect(statusText(row, say)).toBe('Payable on 14 December 2026');
    expect(statusText({ ...row, availableAt: now }, say)).toBe('Payable: we’ll pay it with the next payout');
    expect(statusText({ ...row, reviewReason: 'A routine check.' }, say)).toBe(
      'Under review: A routine check.',
    );
    expect(statusText({ ...row, payoutLineId: 3 }, say)).toBe('In the payout under way');
    expect(statusText({ ...row, status: 'cancelled', cancelReason: 'Refunded.' }, say)).toBe(
      'Cancelled: Refunded.',
    );
    expect(
      statusText({ ...row, status: 'cancelled', cancelReason: 'Own purchase.', rejectedAt: now }, say),
    ).toBe('Rejected: Own purchase.');
    expect(statusText({ ...row, status: 'paid' }, say)).toBe('Paid out');
  });
});
