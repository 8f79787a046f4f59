import { expect, it } from 'vitest';
import { nextStepText } from './next-step.rules.ts';

const paid = { status: 'paid', formSent: true };

it('the next step of an order follows its payment and its form; then its project says what is due', () => {
  expect(nextStepText({ status: 'cancelled', formSent: true }, true)).toBeNull();
  expect(nextStepText({ status: 'pending', formSent: false }, false)).toMatch(/^The customer pays/);
  expect(nextStepText({ ...paid, formSent: false }, false)).toBe('Send the customer the order form.');
  expect(nextStepText(paid, false)).toBe('The customer answers the order form.');
  expect(nextStepText(paid, true)).toBeNull();
});
