import { expect, it, vi } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { runBulk } from './bulk.ts';
import { ERROR_TEXT } from './errors.ts';

const AWAY = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const ITEMS = [{ id: 1 }, { id: 2 }, { id: 3 }];

it('a database that goes away ends the attempts; what was done is reported', async () => {
  const t = await createTestApp();
  const act = vi.fn().mockResolvedValueOnce(null).mockRejectedValue(AWAY);
  const { results } = await runBulk(t.context(), ITEMS, act);
  expect(results.map(({ message }) => message)).toEqual([
    'Done',
    ERROR_TEXT.UNAVAILABLE,
    ERROR_TEXT.UNAVAILABLE,
  ]);
  expect(act).toHaveBeenCalledTimes(2);
  expect(takeUnexpectedErrors()).toHaveLength(1);
});

it('a database that is away at once fails the whole action, which can then be repeated', async () => {
  const t = await createTestApp();
  const act = vi.fn().mockRejectedValue(AWAY);
  await expect(runBulk(t.context(), ITEMS, act)).rejects.toBe(AWAY);
  expect(act).toHaveBeenCalledTimes(1);
});
