import { expect, test } from 'vitest';
import { type PreviewInput, payoutMonth, previewStatus } from './status-preview.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const base: PreviewInput = {
  order: {
    status: 'paid',
    amountMinor: 25_000,
    refundedMinor: 0,
    currency: 'usd',
    formSent: true,
    paidAt: now,
  },
  to: 'cancelled',
  commission: {
    status: 'pending',
    amountMinor: 2500,
    originalMinor: 2500,
    availableAt: new Date('2026-11-25T00:00:00Z'),
    reviewReason: null,
    isFixed: false,
    isRejected: false,
    hasRejected: false,
  },
  affiliate: { name: 'Harbour Lane', isActive: true, isMailable: true, rate: '10' },
  isStaff: false,
  needsOwner: false,
  totals: { netMinor: 2500, pendingByMonth: { '2026-11': 7500 } },
  now,
};

test('cancelling a paid order names the commission and the payout that loses it', () => {
  const { touchesMoney, lines } = previewStatus(base);
  expect(touchesMoney).toBe(true);
  expect(lines[1]).toBe(
    'The $25.00 commission will be cancelled: Harbour Lane’s November payout falls from $75.00 to $50.00.',
  );
});

test('L5, L14: staff read no payout amounts, and that an owner has to release what they make payable', () => {
  expect(previewStatus({ ...base, isStaff: true }).lines[1]).toBe(
    'The $25.00 commission will be cancelled: Harbour Lane’s November payout falls by that much.',
  );
  const order = { ...base.order, status: 'pending' } as const;
  const toPaid = {
    ...base,
    order,
    to: 'paid',
    commission: null,
    totals: { netMinor: 0, pendingByMonth: {} },
  } as const;
  const line = 'An owner has to release this commission before it is paid.';
  expect(previewStatus({ ...toPaid, needsOwner: true }).lines).toContain(line);
  expect(previewStatus(toPaid).lines).not.toContain(line);
});

test('a paid commission is deducted from the next payout, below zero if necessary', () => {
  const { lines } = previewStatus({
    ...base,
    commission: { ...base.commission, status: 'paid', isFixed: true } as PreviewInput['commission'],
    totals: { netMinor: 2500, pendingByMonth: {} },
  });
  expect(lines[1]).toBe(
    'The $25.00 commission has already been paid out. We’ll take it off the next payout: Harbour Lane’s November payout falls from $0.00 to -$25.00, and the negative balance carries over.',
  );
});

test('a hold that ends next month affects next month’s payout', () => {
  expect(payoutMonth(new Date('2026-12-03T00:00:00Z'), now)).toBe('2026-12');
  expect(payoutMonth(new Date('2026-01-03T00:00:00Z'), now)).toBe('2026-11');
  const { lines } = previewStatus({
    ...base,
    commission: {
      ...base.commission,
      availableAt: new Date('2026-12-03T00:00:00Z'),
    } as PreviewInput['commission'],
    totals: { netMinor: 2500, pendingByMonth: { '2026-11': 7500, '2026-12': 2500 } },
  });
  expect(lines[1]).toContain('December payout falls from $25.00 to $0.00');
});

test('cancelled to paid restores the commission', () => {
  const { lines } = previewStatus({
    ...base,
    order: { ...base.order, status: 'cancelled' },
    to: 'paid',
    commission: { ...base.commission, status: 'cancelled' } as PreviewInput['commission'],
    totals: { netMinor: 0, pendingByMonth: { '2026-11': 5000 } },
  });
  expect(lines[1]).toBe(
    'The $25.00 commission will be reinstated: Harbour Lane’s November payout rises from $50.00 to $75.00.',
  );
});

test('pending to paid earns a commission for an active affiliate only', () => {
  const pending: PreviewInput = {
    ...base,
    order: { ...base.order, status: 'pending' },
    to: 'paid',
    commission: null,
  };
  expect(previewStatus(pending).lines[1]).toBe(
    'Harbour Lane will earn a commission of $25.00, payable from 20 December 2026.',
  );
  expect(
    previewStatus({
      ...pending,
      affiliate: { name: 'Harbour Lane', isActive: false, isMailable: true, rate: '10' },
    }).touchesMoney,
  ).toBe(false);
});

test('without an affiliate no commission changes; the same status changes nothing', () => {
  expect(previewStatus({ ...base, affiliate: null, commission: null }).lines[1]).toBe(
    'There is no commission on this order.',
  );
  expect(previewStatus({ ...base, to: 'paid' }).lines).toEqual([
    'The order is already paid: nothing changes.',
  ]);
  const quiet: PreviewInput = {
    ...base,
    order: { ...base.order, status: 'pending', paidAt: null },
    to: 'cancelled',
  };
  expect(previewStatus(quiet)).toEqual({
    touchesMoney: false,
    lines: ['The order goes from pending to cancelled.', 'No money moves.'],
  });
});

test('names who is notified: the customer of a paid order, and an affiliate who still has an address', () => {
  const CUSTOMER = 'We’ll email the customer in 5 minutes, with the reason if you give one.';
  expect(previewStatus(base).lines.slice(2, 4)).toEqual(['We’ll email the affiliate.', CUSTOMER]);
  const erased: PreviewInput = {
    ...base,
    affiliate: { name: 'Harbour Lane', isActive: true, isMailable: false, rate: '10' },
  };
  expect(previewStatus(erased).lines[2]).toBe(CUSTOMER);
  expect(previewStatus({ ...base, to: 'pending' }).lines).not.toContain(CUSTOMER);
});

test('L14: a commission with a rejected adjustment does not come back with its order, so no money is announced', () => {
  const commission = { ...base.commission, status: 'cancelled', hasRejected: true };
  const { touchesMoney, lines } = previewStatus({
    ...base,
    order: { ...base.order, status: 'cancelled' },
    to: 'paid',
    commission: commission as PreviewInput['commission'],
    totals: { netMinor: 0, pendingByMonth: {} },
  });
  expect(touchesMoney).toBe(false);
  expect(lines.join(' ')).not.toContain('reinstated');
});
