import { describe, expect, it } from 'vitest';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import { confirmationForm, confirmationInput } from './confirmation.schema.ts';

const minimal = {
  fullName: 'Ada Quill',
  email: 'ada@quill.example',
  businessName: 'Quill',
  businessDescription: 'Ten chars.',
  orderConfirmed: true,
};

describe('order form', () => {
  it('requires five fields and has defaults for the rest', () =>
    expect(confirmationInput.parse(minimal)).toMatchObject({
      domainOwnership: 'no',
      hearAboutUs: 'other',
      orderId: null,
      token: null,
      logoFileName: null,
    }));
  it.each([
    [{ fullName: ' ' }, 'Full name is required'],
    [{ fullName: undefined }, 'Full name is required'],
    [{ email: 'x' }, 'Please enter a valid email address'],
    [{ businessName: '' }, 'Business name is required'],
    [{ businessDescription: 'Too short' }, 'Please provide at least 10 characters describing your business'],
    [{ businessDescription: '          ' }, 'Please provide at least 10 characters describing your business'],
    [{ domainOwnership: 'maybe' }, 'Please select an option'],
    [{ orderConfirmed: false }, 'You must confirm your order to proceed'],
    [{ orderConfirmed: 'true' }, 'You must confirm your order to proceed'],
  ])('%j: %s', (change, message) => {
    expect(confirmationForm.safeParse({ ...minimal, ...change }).error?.issues[0]?.message).toBe(message);
  });
  it('an order number is a positive whole number, or absent', () => {
    expect(confirmationInput.parse({ ...minimal, orderId: '123456789' }).orderId).toBe(123_456_789);
    expect(confirmationInput.parse({ ...minimal, orderId: '' }).orderId).toBeNull();
    for (const orderId of ['abc', 0, -5, 1.5, '1 or 1=1', '9'.repeat(16)])
      expect(confirmationInput.safeParse({ ...minimal, orderId }).error?.issues[0]?.message).toBe(
        'Enter the order number in digits, for example 482019375.',
      );
  });
});

it('a status is capitalised, with spaces', () =>
  expect(['pending', 'in_progress', 'completed'].map(statusLabel)).toEqual([
    'Pending',
    'In Progress',
    'Completed',
  ]));
