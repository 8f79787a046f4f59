import { describe, expect, it } from 'vitest';
import { REVIEW_REASONS } from '../commission/commission.rules.ts';
import {
  initials,
  maskedSubject,
  type SaleSnapshot,
  saleLookup,
  saleReason,
  statusText,
} from './claim.rules.ts';

const orderedAt = new Date('2026-11-01T12:00:00Z');
const now = new Date('2026-11-20T12:00:00Z');
const earned = {
  status: 'pending' as const,
  reviewReason: null,
  cancelReason: null,
  availableAt: new Date('2026-12-01T12:00:00Z'),
  isInPayout: false,
  rejectedAt: null,
};
const attribution = (change: Partial<SaleSnapshot>): SaleSnapshot => ({
  order: { status: 'paid', createdAt: orderedAt },
  attributedTo: 'nobody',
  commission: null,
  rejection: null,
  clickAt: null,
  ...change,
});

describe('where is my sale', () => {
  it.each([
    ['counted', { attributedTo: 'me', commission: earned }],
    ['under-review', { attributedTo: 'me', commission: { ...earned, reviewReason: 'A routine check.' } }],
    ['unpaid', { attributedTo: 'me', order: { status: 'pending', createdAt: orderedAt } }],
    ['refunded', { attributedTo: 'me', commission: { ...earned, status: 'cancelled' } }],
    ['refunded', { attributedTo: 'me', order: { status: 'cancelled', createdAt: orderedAt } }],
    ['declined', { attributedTo: 'me', commission: { ...earned, status: 'cancelled', rejectedAt: now } }],
    ['inactive', { attributedTo: 'me' }],
    ['own-order', { rejection: 'own-order' }],
    ['other-click', { attributedTo: 'other', clickAt: new Date('2026-10-20T12:00:00Z') }],
    ['not-carried', { clickAt: new Date('2026-10-20T12:00:00Z') }],
    ['expired', { clickAt: new Date('2026-08-03T11:59:59Z') }],
    ['expired', { attributedTo: 'other', clickAt: new Date('2026-07-01T12:00:00Z') }],
    ['no-click', { attributedTo: 'other' }],
    ['no-click', {}],
  ] satisfies [string, Partial<SaleSnapshot>][])('%s', (reason, change) => {
    expect(saleReason(attribution(change))).toBe(reason);
  });

  it('a missing order and another affiliate’s order get the same response', () => {
    expect(saleLookup(attribution({ order: null }), now)).toEqual(
      saleLookup(attribution({ attributedTo: 'other' }), now),
    );
  });

  it('the affiliate reads a review reason as a sentence', () => {
    for (const reviewReason of Object.values(REVIEW_REASONS)) {
      const held = attribution({ attributedTo: 'me', commission: { ...earned, reviewReason } });
      expect(saleLookup(held, now).text).not.toMatch(/the affiliate|buyer and affiliate/i);
    }
  });

  it('a commission that a payout run has taken is not promised for the next one', () => {
    const taken = { ...earned, availableAt: now, isInPayout: true };
    const own = attribution({ attributedTo: 'me', commission: taken });
    expect(saleLookup(own, now).text).toBe('Its commission is in the payout under way.');
    const open = { ...taken, isInPayout: false };
    expect(saleLookup({ ...own, commission: open }, now).text).toMatch(/with the next payout/);
  });

  it('a visit counts for exactly 90 days', () => {
    expect(saleReason(attribution({ clickAt: new Date('2026-08-03T12:00:00Z') }))).toBe('not-carried');
    expect(saleReason(attribution({ clickAt: new Date('2026-08-03T11:59:59.999Z') }))).toBe('expired');
  });

  it('names and addresses are masked', () => {
    expect(initials('Agnes  van Hollow')).toBe('A. V. H.');
    expect(maskedSubject('agnes@hollow.example')).toBe('a•••@hollow.example');
    expect(maskedSubject('#123456789')).toBe('123456789');
  });
});

const row = {
  status: 'pending' as const,
  reviewReason: null,
  cancelReason: null,
  rejectedAt: null,
  isInPayout: false,
  amountMinor: 2500,
  availableAt: new Date('2026-12-14T09:00:00Z'),
};

/** An affiliate is "you"; staff read about "the affiliate". */
it('no reason that an affiliate reads speaks of them in the third person', () => {
  for (const reviewReason of Object.values(REVIEW_REASONS)) {
    const text = statusText({ ...row, reviewReason }, now);
    expect(text).toMatch(/^Under review: [A-Z]/);
    expect(text).not.toMatch(/the affiliate|buyer and affiliate/i);
  }
  expect(statusText({ ...row, reviewReason: REVIEW_REASONS.loginAddress }, now)).toBe(
    'Under review: The visit came from the same internet address as your own sign-in.',
  );
});

it('a status text gives the date or the reason', () => {
  expect(statusText(row, now)).toBe('In the payout of 1 January 2027');
  expect(statusText({ ...row, availableAt: now }, now)).toBe('Payable: we’ll pay it with the next payout');
  expect(statusText({ ...row, reviewReason: 'A routine check.' }, now)).toBe(
    'Under review: A routine check.',
  );
  expect(statusText({ ...row, availableAt: now, isInPayout: true }, now)).toBe('In the payout under way');
  expect(statusText({ ...row, status: 'cancelled' as const, cancelReason: 'Refunded.' }, now)).toBe(
    'Cancelled: Refunded.',
  );
  expect(
    statusText({ ...row, status: 'cancelled' as const, cancelReason: 'Own purchase.', rejectedAt: now }, now),
  ).toBe('Rejected: Own purchase.');
  expect(statusText({ ...row, status: 'paid' }, now)).toBe('Paid out');
});

it('a status text of a deduction promises no payment, and each gives the reason of a change', () => {
  const deduction = { ...row, amountMinor: -2500, availableAt: now, cancelReason: 'The order was refunded.' };
  expect(statusText(deduction, now)).toBe('We’ll take it off your next payout. The order was refunded.');
  expect(statusText({ ...deduction, isInPayout: true }, now)).toBe(
    'In the payout under way. The order was refunded.',
  );
  expect(statusText({ ...deduction, status: 'paid' }, now)).toBe(
    'Taken off a payout. The order was refunded.',
  );
  const reduced = { ...row, cancelReason: '$50.00 of the payment was refunded.' };
  expect(statusText({ ...reduced, status: 'paid' }, now)).toBe(
    'Paid out. $50.00 of the payment was refunded.',
  );
  expect(statusText({ ...reduced, reviewReason: 'A routine check.' }, now)).toBe(
    'Under review: A routine check. $50.00 of the payment was refunded.',
  );
});
