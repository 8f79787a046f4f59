import { expect, test } from 'vitest';
import { type PreviewInput, previewStatus } from './status-preview.rules.ts';

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
    isFixed: false,
    isRejected: false,
    hasRejected: false,
  },
  affiliate: { name: 'Harbour Lane', isActive: true, isMailable: true, rate: '10' },
  needsOwner: false,
  netMinor: 2500,
  now,
};

test('cancelling a paid order names the commission and its affiliate', () => {
  const { touchesMoney, lines } = previewStatus(base);
  expect(touchesMoney).toBe(true);
  expect(lines[1]).toBe('The $25.00 commission of Harbour Lane will be cancelled.');
});

test('L14: says that an owner has to release what staff make payable', () => {
  const order = { ...base.order, status: 'pending' } as const;
  const toPaid = { ...base, order, to: 'paid', commission: null, netMinor: 0 } as const;
  const line = 'An owner has to release this commission before it is paid.';
  expect(previewStatus({ ...toPaid, needsOwner: true }).lines).toContain(line);
  expect(previewStatus(toPaid).lines).not.toContain(line);
});

test('a paid commission is deducted from a later payout', () => {
  const { lines } = previewStatus({
    ...base,
    commission: { ...base.commission, status: 'paid', isFixed: true } as PreviewInput['commission'],
  });
  expect(lines[1]).toBe(
    'The $25.00 commission of Harbour Lane has already been paid out. We’ll take it off a later payout.',
  );
});

test('cancelled to paid restores the commission', () => {
  const { lines } = previewStatus({
    ...base,
    order: { ...base.order, status: 'cancelled' },
    to: 'paid',
    commission: { ...base.commission, status: 'cancelled' } as PreviewInput['commission'],
    netMinor: 0,
  });
  expect(lines[1]).toBe('The $25.00 commission of Harbour Lane will be reinstated.');
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
    netMinor: 0,
  });
  expect(touchesMoney).toBe(false);
  expect(lines.join(' ')).not.toContain('reinstated');
});
