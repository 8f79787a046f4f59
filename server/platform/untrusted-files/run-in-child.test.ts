import { writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Misbehaviour } from '#server/testing/fakes/misbehaving.processor.ts';
import { untrustedFileProcesses } from '#server/testing/processes/child-processes.ts';
import { testDataDir } from '#server/testing/test-base.ts';
import { type FileLimits, runInChild } from './run-in-child.ts';

const PROCESSOR = new URL('../../testing/fakes/misbehaving.processor.ts', import.meta.url);
const run = <T>(task: Misbehaviour, limits?: Partial<FileLimits>): Promise<T> =>
  runInChild(PROCESSOR, Buffer.from('a file'), task, limits);

afterEach(() => {
  expect(untrustedFileProcesses(), 'processes left behind').toEqual([]);
});

describe('H2: a file cannot exceed its share of CPU and memory', () => {
  it('H2: a processor that never ends, on the main thread, is killed', async () => {
    await expect(run({ kind: 'loop' }, { ms: 300 })).rejects.toMatchObject({
      problem: 'complexity',
      message: expect.stringMatching(/^killed at a limit: SIGKILL/),
    });
  });

  it('H2: the kernel also limits CPU seconds, for a child whose server cannot kill it', async () => {
    await expect(run({ kind: 'loop' }, { ms: 60_000, cpuSeconds: 1 })).rejects.toMatchObject({
      problem: 'complexity',
      message: expect.stringMatching(/^killed at a limit: SIGKILL/),
    });
  });

  it('H2: memory of the JavaScript heap is limited', async () => {
    await expect(run({ kind: 'heap' }, { ms: 60_000, heapBytes: 32 * 1024 ** 2 })).rejects.toMatchObject({
      problem: 'complexity',
    });
  });

  it('H2: memory outside the heap, where decoders allocate, is limited to 512 MB', async () => {
    const megabytes = await run<number>({ kind: 'native' }, { ms: 60_000 });
    expect(megabytes).toBeGreaterThan(256);
    expect(megabytes).toBeLessThan(512);
  });

  it.each(['crash', 'exit'] as const)(
    'H2: a child that ends without a response (%s) is reported as a file that is too complex',
    async (kind) => {
      await expect(run({ kind })).rejects.toMatchObject({ problem: 'complexity' });
    },
  );

  it('SEC-18: an error from a processor reaches the caller', async () => {
    await expect(run({ kind: 'damaged' })).rejects.toMatchObject({ problem: 'type', message: 'damaged' });
  });

  it('SEC-18: two files run at a time, six wait, and the next is rejected', async () => {
    const until = path.join(testDataDir(), `go-${process.hrtime.bigint()}`);
    const waiting = Array.from({ length: 8 }, () => run({ kind: 'wait', until }, { ms: 60_000 }));
    await expect.poll(() => untrustedFileProcesses(), { timeout: 30_000 }).toHaveLength(2);
    await expect(run({ kind: 'damaged' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      extras: { retryAfterSeconds: 5 },
    });
    expect(untrustedFileProcesses()).toHaveLength(2);
    writeFileSync(until, '');
    await Promise.all(waiting);
    await expect(run({ kind: 'damaged' })).rejects.toMatchObject({ problem: 'type' });
  });
});

it('SEC-18: the child has none of the server’s environment, and low priority', async () => {
  const before = process.env.APP_SECRET;
  process.env.APP_SECRET = 'canary';
  try {
    const { bytes, environment, priority } = await run<{
      bytes: Buffer;
      environment: object;
      priority: number;
    }>({ kind: 'environment' });
    expect(Buffer.from(bytes).toString()).toBe('a file');
    expect(priority).toBe(Math.min(19, getPriority() + 10));
    // The shell sets the last three itself.
    const known = ['PATH', 'MALLOC_ARENA_MAX', 'UV_THREADPOOL_SIZE', 'PWD', 'SHLVL', '_'];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
  } finally {
    if (before === undefined) delete process.env.APP_SECRET;
    else process.env.APP_SECRET = before;
  }
});
