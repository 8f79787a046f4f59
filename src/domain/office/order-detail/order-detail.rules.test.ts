import { expect, test } from 'vitest';
import { nextStepText, previewStatus } from './order-detail.rules.ts';

const customerEmail = 'anna@keller.example';
const paidAt = new Date('2026-11-20T12:00:00Z');
const paid = { status: 'paid', formSent: true, paidAt, customerEmail } as const;
const pending = { status: 'pending', formSent: true, paidAt: null, customerEmail } as const;
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

test('no email is announced to a customer whose data was erased', () => {
  const linesOf = (order: Parameters<typeof previewStatus>[0]['order'], to: 'paid' | 'cancelled') =>
    previewStatus({ order, to, commission: [] }).lines.join(' ');
  const erased = { customerEmail: 'order-1@erased.invalid' };
  expect(linesOf({ ...paid, ...erased }, 'cancelled')).not.toContain('email');
  const unsent = { ...pending, formSent: false };
  expect(linesOf(unsent, 'paid')).toContain('You can send the form link afterwards.');
  expect(linesOf({ ...unsent, ...erased }, 'paid')).not.toContain('form link');
});

test('the next step of an order follows its payment and its form; then its project says what is due', () => {
  expect(nextStepText({ status: 'cancelled', formSent: true }, true)).toBeNull();
  expect(nextStepText({ status: 'pending', formSent: false }, false)).toMatch(/^The customer pays/);
  expect(nextStepText({ ...paid, formSent: false }, false)).toBe('Send the customer the order form.');
  expect(nextStepText(paid, false)).toBe('The customer answers the order form.');
  expect(nextStepText(paid, true)).toBeNull();
  for (const formSent of [true, false])
    expect(nextStepText({ ...paid, formSent, customerEmail: 'order-1@erased.invalid' }, false)).toBeNull();
});
