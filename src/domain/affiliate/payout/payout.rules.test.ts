import { expect, it } from 'vitest';
import { nextPayoutDate, oneLine } from './payout.rules.ts';

it.each([
  ['one line', 'one line'],
  ['IBAN DE00 \r\n  BIC ABCDEF \n\n \t\nBank', 'IBAN DE00, BIC ABCDEF, Bank'],
  ['\n first\n', 'first'],
  [`${'\t'.repeat(100_000)}x`, 'x'],
])('bank details become one line without empty parts (%#)', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

it('the next payout is the first of the coming month, across the year too', () => {
  expect(nextPayoutDate(new Date('2026-11-20T12:00:00Z')).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  expect(nextPayoutDate(new Date('2026-12-01T00:00:00Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
