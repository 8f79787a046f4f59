import { expect, test } from 'vitest';
import { bulkStatus } from './bulk-status.ts';

/** Rows as the server has them, changed as its procedures do. */
function makeRows(statuses: Record<number, string>) {
  const stored = new Map(Object.entries(statuses).map(([id, status]) => [Number(id), status]));
  const { run, undo } = bulkStatus('done' as string, async ({ status, items }) => ({
    results: items.map(({ id, expectedStatus }) => {
      const ok = stored.get(id) === expectedStatus;
      if (ok) stored.set(id, status);
      return { id, ok, message: '' };
    }),
  }));
  return { stored, run, undo, now: () => Object.fromEntries(stored) };
}
const SHOWN = [
  { id: 1, status: 'new' },
  { id: 2, status: 'open' },
  { id: 3, status: 'done' },
];

test('a bulk change and its Undo give each row its own earlier status back', async () => {
  const { run, undo, now } = makeRows({ 1: 'new', 2: 'open', 3: 'done' });
  await run(SHOWN);
  expect(now()).toEqual({ 1: 'done', 2: 'done', 3: 'done' });
  await undo(SHOWN);
  expect(now()).toEqual({ 1: 'new', 2: 'open', 3: 'done' });
});

test('neither overwrites what a colleague has changed meanwhile', async () => {
  const { stored, run, undo, now } = makeRows({ 1: 'spam', 2: 'open', 3: 'done' });
  expect((await run(SHOWN)).results.map(({ ok }) => ok)).toEqual([false, true, true]);
  stored.set(2, 'spam');
  expect((await undo(SHOWN.slice(1))).results).toMatchObject([{ id: 2, ok: false }]);
  expect(now()).toEqual({ 1: 'spam', 2: 'spam', 3: 'done' });
});
