import { expect, it, vi } from 'vitest';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { followValue } from './follow-value.ts';

it('a value is shown when it has changed, and stays while it cannot be read or shown', async () => {
  let read: () => number[] = () => [0];
  let isBroken = false;
  const shown: number[][] = [];
  const errors: unknown[] = [];
  const end = await followValue<number[]>({
    initial: [0],
    read: async () => read(),
    async show(value) {
      if (isBroken) throw new Error('cannot be shown');
      shown.push(value);
    },
    failed: (error) => errors.push(error),
    pollMs: 5,
  });
  expect(shown).toEqual([]);
  read = () => [1];
  await vi.waitFor(() => expect(shown).toEqual([[1]]), TIMEOUT);
  read = () => {
    throw new Error('away');
  };
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), TIMEOUT);
  expect(shown).toEqual([[1]]);
  isBroken = true;
  read = () => [2];
  await vi.waitFor(() => expect(String(errors.at(-1))).toContain('cannot be shown'), TIMEOUT);
  isBroken = false;
  await vi.waitFor(() => expect(shown).toEqual([[1], [2]]), TIMEOUT);
  await end();
});

it('ends after the look that is in progress, and looks no more', async () => {
  const reads: (() => void)[] = [];
  const log: string[] = [];
  const following = followValue<number>({
    initial: 0,
    read: () => new Promise((resolve) => reads.push(() => resolve(reads.length))),
    show: async (value) => void log.push(`shown ${value}`),
    failed: (error) => log.push(String(error)),
    pollMs: 1,
  });
  reads[0]?.();
  const end = await following;
  await vi.waitFor(() => expect(reads).toHaveLength(2), TIMEOUT);
  const ended = end().then(() => log.push('ended'));
  reads[1]?.();
  await ended;
  expect(log).toEqual(['shown 1', 'shown 2', 'ended']);
});
