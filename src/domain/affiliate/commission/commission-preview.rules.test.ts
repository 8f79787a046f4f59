import { expect, test } from 'vitest';
import { type PreviewInput, previewCommission } from './commission.rules.ts';

const lines = {
  originalMinor: 2500,
  totalMinor: 2500,
  isFixed: false,
  isRejected: false,
  hasRejected: false,
};
const affiliate = { name: 'Harbour Lane', isActive: true, isMailable: true, rate: '10' };
const base: PreviewInput = {
  order: { status: 'paid', amountMinor: 25_000, refundedMinor: 0, currency: 'usd' },
  to: 'cancelled',
  lines,
  affiliate,
  needsOwner: false,
  now: new Date('2026-11-20T12:00:00Z'),
};
const earning: PreviewInput = {
  ...base,
  order: { ...base.order, status: 'pending' },
  to: 'paid',
  lines: null,
};
const restored: PreviewInput = {
  ...base,
  order: { ...base.order, status: 'cancelled' },
  to: 'paid',
  lines: { ...lines, totalMinor: 0 },
};

test('cancelling a paid order names the commission and its affiliate', () => {
  expect(previewCommission(base)).toEqual([
    'The $25.00 commission of Harbour Lane will be cancelled.',
    'We’ll email the affiliate.',
  ]);
});

test('L14: says that an owner has to release what staff make payable', () => {
  const line = 'An owner has to release this commission before it is paid.';
  expect(previewCommission({ ...earning, needsOwner: true })).toContain(line);
  expect(previewCommission(earning)).not.toContain(line);
});

test('a paid commission is deducted from a later payout', () => {
  expect(previewCommission({ ...base, lines: { ...lines, isFixed: true } })[0]).toBe(
    'The $25.00 commission of Harbour Lane has already been paid out. We’ll take it off a later payout.',
  );
});

test('cancelled to paid restores the commission', () => {
  expect(previewCommission(restored)[0]).toBe('The $25.00 commission of Harbour Lane will be reinstated.');
});

test('L14: a commission with a rejected adjustment does not come back with its order', () => {
  expect(previewCommission({ ...restored, lines: { ...lines, totalMinor: 0, hasRejected: true } })).toEqual(
    [],
  );
});

test('pending to paid earns a commission for an active affiliate only', () => {
  expect(previewCommission(earning)[0]).toBe(
    'Harbour Lane will earn a commission of $25.00, payable from 20 December 2026.',
  );
  expect(previewCommission({ ...earning, affiliate: { ...affiliate, isActive: false } })).toEqual([]);
});

test('without an affiliate, or between two states without a sale, no commission changes', () => {
  expect(previewCommission({ ...base, affiliate: null, lines: null })).toEqual([]);
  expect(previewCommission({ ...base, order: { ...base.order, status: 'pending' } })).toEqual([]);
});

test('an erased affiliate gets no email', () => {
  expect(previewCommission({ ...base, affiliate: { ...affiliate, isMailable: false } })).toHaveLength(1);
});
