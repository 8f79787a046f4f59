import { expect, it } from 'vitest';
import { oneLine } from './payout.rules.ts';

it.each([
  ['one line', 'one line'],
  ['IBAN DE00 \r\n  BIC ABCDEF \n\n \t\nBank', 'IBAN DE00, BIC ABCDEF, Bank'],
  ['\n first\n', 'first'],
  [`${'\t'.repeat(100_000)}x`, 'x'],
])('bank details become one line without empty parts (%#)', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
