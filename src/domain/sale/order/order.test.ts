import { describe, expect, it } from 'vitest';
import {
  ORDER_STATUSES,
  SEND_FORM_ERRORS,
  saleEvent,
  sendFormState,
  sentByText,
  shownRefundMinor,
} from './order.rules.ts';
import { addOrderInput, orderStatusInput } from './order.schema.ts';

describe('Send Form Link', () => {
  it.each([
    ['paid', false, 'can-send'],
    ['paid', true, 'sent'],
    ['pending', false, 'payment-required'],
    ['pending', true, 'sent'],
    ['cancelled', false, 'payment-required'],
    ['cancelled', true, 'sent'],
    ['unknown', false, 'payment-required'],
  ] as const)('a %s order, sent: %s -> %s', (status, formSent, expected) =>
    expect(sendFormState({ status, formSent })).toBe(expected),
  );
  it('is not offered for a customer whose data has been erased', () => {
    const erased = { status: 'paid', formSent: false, customerEmail: 'order-1@erased.invalid' };
    expect(sendFormState(erased)).toBe('erased');
  });
  it('gives the specified reason if it is not possible', () =>
    expect(SEND_FORM_ERRORS['payment-required']).toBe('Payment required to send form'));
});

it.each([
  [25_000, 10_000],
  [0, 10_000],
  [null, 0],
])('a refund of 10000 is shown only in the currency of the order: %s -> %s', (amountMinor, shown) =>
  expect(shownRefundMinor({ amountMinor, refundedMinor: 10_000 })).toBe(shown),
);

it.each([
  ['automatic', ' automatically'],
  ['robin', ' by robin'],
  ['via token CRM', ' via token CRM'],
])('a form link sent by %s reads "Form sent%s"', (sender, text) => expect(sentByText(sender)).toBe(text));

describe('effect of a status change on the commission', () => {
  it.each([
    [null, 'paid', 'paid'],
    [null, 'pending', 'none'],
    [null, 'cancelled', 'none'],
    ['pending', 'paid', 'paid'],
    ['cancelled', 'paid', 'paid'],
    ['paid', 'cancelled', 'cancelled'],
    ['paid', 'pending', 'cancelled'],
    ['pending', 'cancelled', 'none'],
    ['cancelled', 'pending', 'none'],
  ] as const)('%s -> %s: %s', (from, to, expected) => expect(saleEvent(from, to)).toBe(expected));
  it('no effect for the same status again', () => {
    for (const status of ORDER_STATUSES) expect(saleEvent(status, status)).toBe('none');
  });
});

describe('Add Order', () => {
  const minimal = { customerName: 'Noor', customerEmail: 'noor@vance.example' };
  it('fills in the specified defaults', () =>
    expect(addOrderInput.parse(minimal)).toMatchObject({
      amount: '250',
      status: 'paid',
      packageType: expect.stringMatching(/ Complete Package$/),
      customerPhone: null,
      requirements: null,
      paymentReference: null,
    }));
  it('the name that REST requires for the payment reference is accepted (decision 0024)', () => {
    const order = addOrderInput.parse({ ...minimal, stripePaymentIntentId: 'pi_1' });
    expect(order.paymentReference).toBe('pi_1');
    expect(order).not.toHaveProperty('stripePaymentIntentId');
  });
  it('an amount may be a number or any short text', () => {
    expect(addOrderInput.parse({ ...minimal, amount: 199.5 }).amount).toBe('199.5');
    expect(addOrderInput.parse({ ...minimal, amount: 'on account' }).amount).toBe('on account');
  });
  it.each([
    [{ customerName: '' }, 'Customer name is required'],
    [{ customerEmail: 'x' }, 'Please enter a valid email address'],
    [{ amount: '' }, 'Amount is required'],
    [{ amount: null }, 'Amount is required'],
    [{ packageType: '' }, 'Package type is required'],
    [{ status: 'lost' }, 'Choose pending, paid or cancelled.'],
  ])('%j: %s', (change, message) =>
    expect(addOrderInput.safeParse({ ...minimal, ...change }).error?.issues[0]?.message).toBe(message),
  );
  it('a status is one of three', () => {
    for (const status of ['PAID', 'paid ', 'refunded', '', null])
      expect(orderStatusInput.safeParse({ id: 1, status }).success).toBe(false);
  });
});
