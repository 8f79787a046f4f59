import { writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Misbehaviour } from '#server/testing/fakes/misbehaving.processor.ts';
import { MISBEHAVING, occupyDecoders } from '#server/testing/fakes/occupied-decoders.ts';
import { untilNoFileIsProcessed, untrustedFileProcesses } from '#server/testing/processes/child-processes.ts';
import { testDataDir } from '#server/testing/test-base.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { type FileLimits, runInChild, type Uploader } from './run-in-child.ts';

const LATER = { ms: TIMEOUT.timeout };
const run = <T>(
  task: Misbehaviour,
  limits?: Partial<FileLimits>,
  uploader: Uploader = 'identified',
): Promise<T> => runInChild(MISBEHAVING, Buffer.from('a file'), task, { uploader, limits });

afterEach(untilNoFileIsProcessed);

describe('H2: a file cannot exceed its share of CPU and memory', () => {
  it('H2: a processor that never ends, on the main thread, is killed', async () => {
    await expect(run({ kind: 'loop' }, { ms: 300, cpuSeconds: 60 })).rejects.toMatchObject({
      problem: 'complexity',
      message: expect.stringMatching(/^killed at a limit: SIGKILL after 300 ms/),
    });
  });

  it('H2: the kernel limits CPU seconds, also for a child whose server cannot kill it', async () => {
    await expect(run({ kind: 'loop' }, { ...LATER, cpuSeconds: 2 })).rejects.toMatchObject({
      problem: 'complexity',
      message: expect.stringMatching(/^killed at a limit: SIGKILL$/),
    });
  });

  it('H2: memory of the JavaScript heap is limited', async () => {
    await expect(run({ kind: 'heap' }, { ...LATER, heapBytes: 32 * 1024 ** 2 })).rejects.toMatchObject({
      problem: 'complexity',
    });
  });

  it('H2: memory outside the heap, where decoders allocate, is limited to 512 MB', async () => {
    const megabytes = await run<number>({ kind: 'native' }, LATER);
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
});

describe('SEC-18: places of files', () => {
  const rejected = { code: 'UNAVAILABLE', extras: { retryAfterSeconds: 5 } };

  it('SEC-18: two files run at a time, six wait, and the next is rejected', async () => {
    const { release } = occupyDecoders('identified', 8);
    try {
      await expect.poll(() => untrustedFileProcesses(), TIMEOUT).toHaveLength(2);
      await expect(run({ kind: 'damaged' })).rejects.toMatchObject(rejected);
      expect(untrustedFileProcesses()).toHaveLength(2);
    } finally {
      await release();
    }
    await expect(run({ kind: 'damaged' })).rejects.toMatchObject({ problem: 'type' });
  });

  it('SEC-18: visitors occupy one place, and their full queue rejects neither customers nor staff', async () => {
    const { release } = occupyDecoders('anonymous', 7);
    try {
      await expect(run({ kind: 'damaged' }, {}, 'anonymous')).rejects.toMatchObject(rejected);
      await expect(run({ kind: 'damaged' })).rejects.toMatchObject({ problem: 'type' });
      expect(untrustedFileProcesses().length).toBeGreaterThanOrEqual(1);
    } finally {
      await release();
    }
    await expect(run({ kind: 'damaged' }, {}, 'anonymous')).rejects.toMatchObject({ problem: 'type' });
  });

  it('SEC-18: a killed child gives its place back at once, also when something keeps its pipes open', async () => {
    const until = path.join(testDataDir(), `go-${process.hrtime.bigint()}`);
    const stuck = () => run({ kind: 'offspring', until }, { ms: 500, cpuSeconds: 60 });
    try {
      const outcomes = await Promise.allSettled([stuck(), stuck()]);
      expect(outcomes).toMatchObject(Array(2).fill({ reason: { problem: 'complexity' } }));
      await expect(run({ kind: 'damaged' })).rejects.toMatchObject({ problem: 'type' });
    } finally {
      writeFileSync(until, '');
    }
  });
});

it('SEC-18: the child has none of the server’s environment, and a lower priority', async () => {
  const before = process.env.APP_SECRET;
  process.env.APP_SECRET = 'canary';
  try {
    const { bytes, environment, priority } = await run<{
      bytes: Buffer;
      environment: object;
      priority: number;
    }>({ kind: 'environment' });
    expect(Buffer.from(bytes).toString()).toBe('a file');
    expect(priority).toBe(Math.min(19, getPriority() + 5));
    // The shell sets the last three itself.
    const known = ['PATH', 'MALLOC_ARENA_MAX', 'UV_THREADPOOL_SIZE', 'PWD', 'SHLVL', '_'];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
  } finally {
    if (before === undefined) delete process.env.APP_SECRET;
    else process.env.APP_SECRET = before;
  }
});
