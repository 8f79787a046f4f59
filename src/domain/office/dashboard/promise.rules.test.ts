import { expect, test } from 'vitest';
import { promiseLook } from './promise.rules.ts';

test('a lead time is good within the promise, a warning up to twice of it, then bad', () => {
  expect([0, 24, 24.1, 48, 49].map((hours) => promiseLook(hours, 24).tone)).toEqual([
    'good',
    'good',
    'wait',
    'wait',
    'bad',
  ]);
});
