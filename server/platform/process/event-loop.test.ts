import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { queryRows } from '../database/database.ts';
import { yieldToEventLoop } from './event-loop.ts';

const SHORT_MS = 5;
const work = (): void => {
  const started = performance.now();
  while (performance.now() - started < SHORT_MS);
};

it('work that yields runs in order, and a timer gets its turn before all of it is done', async () => {
  const done: (number | 'timer')[] = [];
  const timer = new Promise<void>((resolve) => {
    setTimeout(() => {
      done.push('timer');
      resolve();
    }, 1);
  });
  const all = Array.from({ length: 20 }, async (_, n) => {
    await yieldToEventLoop();
    work();
    done.push(n);
  });
  await Promise.all([timer, ...all]);
  expect(done.filter((item) => item !== 'timer')).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(done.indexOf('timer')).toBeOneOf(Array.from({ length: 20 }, (_, n) => n));
});

it('timers get their turn between concurrent statements of the embedded database', async ({ skip }) => {
  const t = await createTestApp();
  skip(t.deps.db.engine !== 'pglite', 'each statement of PostgreSQL waits for its connection');
  let left = 1000;
  let leftAtTimer = 0;
  const timer = setTimeout(() => {
    leftAtTimer = left;
  }, 1);
  const query = async () => {
    await queryRows(t.em(), 'select 1');
    left -= 1;
  };
  await Promise.all(Array.from({ length: left }, query)).finally(() => clearTimeout(timer));
  expect(leftAtTimer).toBeGreaterThan(0);
});
