import { expect, it, vi } from 'vitest';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { followValue } from './follow-value.ts';

it('a value is shown when its version has changed, and stays while it cannot be read or shown', async () => {
  let read: () => number = () => 0;
  let isBroken = false;
  let reads = 0;
  const shown: number[] = [];
  const errors: string[] = [];
  const followed = followValue<number>({
    version: async () => `version ${read()}`,
    async read() {
      reads++;
      return read();
    },
    failed: (error) => errors.push(String(error)),
    pollMs: 5,
  });
  await followed.start(async (value) => {
    if (isBroken) throw new Error('cannot be shown');
    shown.push(value);
  });
  expect(shown).toEqual([0]);
  read = () => 1;
  await vi.waitFor(() => expect(shown).toEqual([0, 1]), TIMEOUT);
  expect(reads).toBe(2);
  read = () => {
    throw new Error('away');
  };
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), TIMEOUT);
  expect(shown).toEqual([0, 1]);
  isBroken = true;
  read = () => 2;
  await vi.waitFor(() => expect(errors.at(-1)).toContain('cannot be shown'), TIMEOUT);
  isBroken = false;
  await vi.waitFor(() => expect(shown).toEqual([0, 1, 2]), TIMEOUT);
  await followed.stop();
});

it('a call to wake looks at once; a stop waits for the look that is in progress', async () => {
  const reads: (() => void)[] = [];
  const log: string[] = [];
  const followed = followValue<number>({
    version: async () => String(reads.length),
    read: () => new Promise((resolve) => reads.push(() => resolve(reads.length))),
    failed: (error) => log.push(String(error)),
    pollMs: 3_600_000,
  });
  followed.wake();
  expect(reads).toEqual([]);
  const started = followed.start(async (value) => void log.push(`shown ${value}`));
  await vi.waitFor(() => expect(reads).toHaveLength(1), TIMEOUT);
  reads[0]?.();
  await started;
  followed.wake();
  await vi.waitFor(() => expect(reads).toHaveLength(2), TIMEOUT);
  const stopped = followed.stop().then(() => log.push('stopped'));
  followed.wake();
  reads[1]?.();
  await stopped;
  expect(log).toEqual(['shown 1', 'shown 2', 'stopped']);
  expect(reads).toHaveLength(2);
});
