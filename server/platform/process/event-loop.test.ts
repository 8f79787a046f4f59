import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { queryRows } from '../database/database.ts';
import { yieldToEventLoop } from './event-loop.ts';

const SHORT_MS = 5;
const work = (): void => {
  const started = performance.now();
  while (performance.now() - started < SHORT_MS);
};

/** Counts the turns of the loop; timers and connections get theirs in each of them. */
async function turnsDuring(run: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let immediate: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  count();
  await run().finally(() => clearImmediate(immediate));
  return turns;
}

it('work that yields runs in order, over several turns of the loop', async () => {
  const done: number[] = [];
  const numbers = Array.from({ length: 20 }, (_, n) => n);
  // A turn has just begun, so there is time for all who ask at this moment.
  await yieldToEventLoop();
  const turns = await turnsDuring(() =>
    Promise.all(
      numbers.map(async (n) => {
        await yieldToEventLoop();
        work();
        done.push(n);
      }),
    ),
  );
  expect(done).toEqual(numbers);
  // Three pieces fill a turn.
  expect(turns).toBeGreaterThan(20 / 3);
});

it('concurrent statements of the embedded database take several turns of the loop', async ({ skip }) => {
  const t = await createTestApp();
  skip(t.deps.db.engine !== 'pglite', 'each statement of PostgreSQL waits for its connection');
  const query = () => queryRows(t.em(), 'select 1');
  expect(await turnsDuring(() => Promise.all(Array.from({ length: 1000 }, query)))).toBeGreaterThan(3);
});
