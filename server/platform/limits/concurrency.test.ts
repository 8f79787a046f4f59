import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency.ts';

it('work under one key runs in order, other keys do not wait, and a failure does not block the queue', async () => {
  const seen: string[] = [];
  const step = (key: string, name: string, fails = false) =>
    limitConcurrency(key, 9, async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error('on purpose');
      return name;
    });
  const responses = await Promise.allSettled([
    step('a', 'first', true),
    step('a', 'second'),
    step('b', 'other'),
  ]);
  expect(seen.indexOf('second begins')).toBeGreaterThan(seen.indexOf('first ends'));
  expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('second begins'));
  expect(responses.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

it('a full queue rejects the next call, and accepts calls again afterwards', async () => {
  const turns = await Promise.all([1, 2, 3].map((n) => limitConcurrency('full', 2, async () => n)));
  expect(turns).toEqual([{ result: 1 }, { result: 2 }, null]);
  expect(await limitConcurrency('full', 2, async () => 4)).toEqual({ result: 4 });
});

it('SEC-18: at most `atOnce` calls run at once, even if a call arrives while a slot is handed over', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
  };
  const take = () => limitConcurrency('wide', 5, work, 2);
  const first = [take(), take(), take()];
  // Arrives just after each call ends, when its slot has been given to the next in the queue.
  const late = first.map((turn) => turn.then(take));
  expect(await Promise.all([...first, ...late])).toEqual(
    Array.from({ length: 6 }, () => ({ result: undefined })),
  );
  expect(most).toBe(2);
});
