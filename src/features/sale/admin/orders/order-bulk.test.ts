import { expect, test } from 'vitest';
import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { sendQuestion, statusQuestion } from './order-bulk.ts';

const order = (id: number, values: Partial<OrderView> = {}) =>
  ({
    id,
    customerName: `Customer ${id}`,
    customerEmail: `c${id}@shop.example`,
    amount: '250',
    amountMinor: 25_000,
    currency: 'usd',
    status: 'paid',
    affiliateId: null,
    formSent: false,
    paidAt: new Date('2026-11-01T09:00:00Z'),
    ...values,
  }) as OrderView;

test('setting orders to a status names them, their sum, and each email that follows', () => {
  const orders = [
    order(1, { affiliateId: 7 }),
    order(2, { amount: '280', amountMinor: 28_000, currency: 'eur' }),
    order(3, { status: 'pending', amountMinor: null, amount: 'on request', paidAt: null }),
    order(4, { status: 'cancelled' }),
    order(5, { customerEmail: 'order-5@erased.invalid' }),
  ];
  const question = statusQuestion(orders, 'cancelled');
  expect(question.lead).toBe('4 orders will be set to cancelled.');
  expect(question.rows).toMatchObject([
    { name: '#1 Customer 1', detail: '$250.00, paid now' },
    { name: '#2 Customer 2', detail: '€280.00, paid now' },
    { name: '#3 Customer 3', detail: 'on request, pending now' },
    { name: '#5 Customer 5', detail: '$250.00, paid now' },
  ]);
  expect(question.total).toBe('€280.00 + $500.00');
  expect(question.effects).toEqual([
    '2 customers will get an email in 5 minutes, unless you undo it.',
    '1 commission will change, and the affiliates will get an email.',
    '1 order with this status already will stay unchanged.',
  ]);
});

test('a change without consequences says that no email is sent', () => {
  expect(statusQuestion([order(1, { status: 'pending' })], 'paid').effects).toEqual([
    'No email will be sent.',
  ]);
});

test('sending form links names each address, and says which orders are left out', () => {
  const question = sendQuestion([order(1), order(2, { formSent: true }), order(3, { status: 'pending' })]);
  expect(question.lead).toBe('1 customer will get an email with the form link.');
  expect(question.rows).toEqual([{ id: 1, name: '#1 Customer 1', detail: 'c1@shop.example' }]);
  expect(question.effects.at(-1)).toBe(
    '2 orders will be left out: not paid, or the link has already been sent.',
  );
});
