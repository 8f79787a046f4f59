import { expect, it } from 'vitest';
import { roundEndText } from './round.rules.ts';

it.each([
  [new Date(2026, 10, 24, 14, 5), 'Done at 09:12, next at 14:05'],
  [new Date(2026, 10, 25, 8, 0), 'Done at 09:12, next on Wednesday 25 November at 08:00'],
  [null, 'Done at 09:12, and nothing else is waiting'],
])('the round ends with the moment of the next one: %s', (next, text) =>
  expect(roundEndText(new Date(2026, 10, 24, 9, 12), next)).toBe(text),
);
