import { expect, test } from 'vitest';
import { nextStepText, previewStatus } from './order-detail.rules.ts';

const paid = { status: 'paid', formSent: true, paidAt: new Date('2026-11-20T12:00:00Z') } as const;
const pending = { status: 'pending', formSent: true, paidAt: null } as const;
const CUSTOMER = 'We’ll email the customer in 5 minutes, with the reason if you give one.';

test('says what happens to the commission directly after the change of the order', () => {
  const commission = ['The commission will be cancelled.', 'We’ll email the affiliate.'];
  expect(previewStatus({ order: paid, to: 'cancelled', commission })).toEqual({
    touchesMoney: true,
    lines: [
      'The order goes from paid to cancelled.',
      ...commission,
      CUSTOMER,
      'This does not refund the customer. Refund a card payment at the payment provider.',
    ],
  });
});

test('says so if no commission changes, and the same status changes nothing', () => {
  expect(previewStatus({ order: paid, to: 'cancelled', commission: [] }).lines[1]).toBe(
    'There is no commission on this order.',
  );
  expect(previewStatus({ order: paid, to: 'paid', commission: [] }).lines).toEqual([
    'The order is already paid: nothing changes.',
  ]);
  expect(previewStatus({ order: pending, to: 'cancelled', commission: [] })).toEqual({
    touchesMoney: false,
    lines: ['The order goes from pending to cancelled.', 'No money moves.'],
  });
});

test('the customer of a paid order is notified of its cancellation, and of nothing else', () => {
  expect(previewStatus({ order: paid, to: 'pending', commission: [] }).lines).not.toContain(CUSTOMER);
});

const NOW = new Date('2026-11-22T12:00:00');
const due = (part: 'designs' | 'choice', at: string | null, leftMs: number | null) => ({
  part,
  from: at ? ('shop' as const) : ('customer' as const),
  at: at ? new Date(at) : null,
  leftMs,
  isWorkingTime: false,
});

test('the next step of an order follows its payment, its form and its project', () => {
  expect(nextStepText({ status: 'cancelled', formSent: true }, true, null)).toBeNull();
  expect(nextStepText({ status: 'pending', formSent: false }, false, null)).toMatch(/^The customer pays/);
  expect(nextStepText({ ...paid, formSent: false }, false, null)).toBe('Send the customer the order form.');
  expect(nextStepText(paid, false, null)).toBe('The customer answers the order form.');
  const designing = {
    stage: 'designing',
    isLate: true,
    due: due('designs', '2026-11-19T12:00:00', -1),
  } as const;
  expect(nextStepText(paid, true, designing, NOW)).toBe('Designs, 3 days late.');
  const choosing = { stage: 'choosing', isLate: false, due: due('choice', null, null) } as const;
  expect(nextStepText(paid, true, choosing, NOW)).toBe('Choice of a design, from the customer.');
  expect(nextStepText(paid, true, { stage: 'live', isLate: false, due: null })).toBe(
    'Nothing: the website is live.',
  );
  expect(nextStepText(paid, true, null)).toBeNull();
});
