import { expect, it } from 'vitest';
import { createRestartPolicy } from './restart-policy.ts';

const SECOND = 1000;

it('REL-08: waits 1, 2, 4 and 8 seconds between quick crashes and gives up at the fifth within a minute', () => {
  const next = createRestartPolicy();
  let now = 0;
  const delays: (number | null)[] = [];
  for (let n = 0; n < 5; n++) {
    const delay = next(now, now + SECOND);
    delays.push(delay);
    now += SECOND + (delay ?? 0) * SECOND;
  }
  expect(delays).toEqual([1, 2, 4, 8, null]);
});

it('REL-08: never waits longer than 30 seconds, and continues while there are fewer than five crashes a minute', () => {
  const next = createRestartPolicy();
  let now = 0;
  const delays: (number | null)[] = [];
  for (let n = 0; n < 10; n++) {
    const delay = next(now, now + 20 * SECOND);
    delays.push(delay);
    now += 20 * SECOND + (delay ?? 0) * SECOND;
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30]);
});

it('REL-08: waits one second again after a minute without a crash', () => {
  const next = createRestartPolicy();
  expect(next(0, SECOND)).toBe(1);
  expect(next(2 * SECOND, 3 * SECOND)).toBe(2);
  expect(next(5 * SECOND, 65 * SECOND)).toBe(1);
});
