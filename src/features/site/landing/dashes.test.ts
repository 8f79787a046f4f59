import { expect, it } from 'vitest';
import { keepDashes } from './dashes.ts';

it('keeps a dash with the word before it, and leaves hyphens and ranges alone', () => {
  expect(keepDashes('Ihren Betrieb – ein Preis')).toBe('Ihren Betrieb\u00a0– ein Preis');
  expect(keepDashes('ORDER NOW - JUST £250')).toBe('ORDER NOW - JUST £250');
  expect(keepDashes('7–14 Tage, E-Mail')).toBe('7–14 Tage, E-Mail');
});
