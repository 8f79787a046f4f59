import { expect, it } from 'vitest';
import { onceResolved } from './concurrency.ts';

it('work that failed is tried again by the next call; its result is kept from then on', async () => {
  let calls = 0;
  const load = onceResolved(async () => {
    calls += 1;
    if (calls === 1) throw new Error('not yet');
    return calls;
  });
  const together = await Promise.allSettled([load(), load()]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await load(), await load(), calls]).toEqual([2, 2, 2]);
});
