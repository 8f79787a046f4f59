/** SEC-18: the limits and the environment that a child process gets. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { childCommand } from './run-in-child.ts';

const MB = 1024 ** 2;
const LIMITS = { cpuSeconds: 7, memoryBytes: 300 * MB, heapBytes: 96 * MB + 5 };
const PROCESSOR = new URL('file:///srv/some.processor.ts');

/** kB that V8 maps writable and executable in a new process. */
function codeSpaceKb(): number {
  const maps = execFileSync(process.execPath, [
    '-e',
    "process.stdout.write(require('fs').readFileSync('/proc/self/maps'))",
  ]);
  const ranges = [...maps.toString().matchAll(/^(\w+)-(\w+) rwx/gm)];
  return (
    ranges.reduce((sum, [, from = '', to = '']) => sum + Number(`0x${to}`) - Number(`0x${from}`), 0) / 1024
  );
}

describe('SEC-18: the command of a child process', () => {
  it('sets its limits in a shell, then starts this Node with the processor', async () => {
    const { file, args } = await childCommand(PROCESSOR, LIMITS);
    expect([file, args[0], args[2], args[3]]).toEqual(['/bin/sh', '-c', 'sh', '7']);
    expect(args.slice(5, 8)).toEqual([
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      '--max-old-space-size=96',
    ]);
    expect(args[8]).toMatch(/untrusted-files\/child\.process\.ts$/);
    expect(args.slice(9)).toEqual(['file:///srv/some.processor.ts']);
  });

  it('adds what V8 reserves for code to the memory limit, the same each time', async () => {
    const memory = async () => Number((await childCommand(PROCESSOR, LIMITS)).args[4]);
    const first = await memory();
    // Two processes differ by some pages.
    expect(Math.abs(first - 300 * 1024 - codeSpaceKb())).toBeLessThan(1024);
    expect(await memory()).toBe(first);
  });

  it('passes a search path and settings of its own, and nothing of the server', async () => {
    expect((await childCommand(PROCESSOR, LIMITS)).env).toEqual({
      PATH: '/usr/local/bin:/usr/bin:/bin',
      MALLOC_ARENA_MAX: '2',
      UV_THREADPOOL_SIZE: '2',
    });
  });
});
