/** Finds the child processes for untrusted files of a process, through /proc. */
import { readdirSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { TIMEOUT } from '../wait/timeout.ts';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Ended between two reads.
    return '';
  }
};

const threadsOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

export function untrustedFileProcesses(parent: number = process.pid): number[] {
  const children = threadsOf(parent).flatMap((thread) =>
    read(`/proc/${parent}/task/${thread}/children`).split(' ').filter(Boolean),
  );
  return children
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('untrusted-files/child.process.ts'))
    .map(Number);
}

/** Killed processes need a moment to end. */
export const untilNoFileIsProcessed = (): Promise<boolean> =>
  vi.waitUntil(() => untrustedFileProcesses().length === 0, TIMEOUT);

/** A process that ended and has not been reaped counts as ended. */
export const isRunning = (pid: number): boolean => /^State:\s+[^ZX]/m.test(read(`/proc/${pid}/status`));

/** Peak resident memory in bytes. */
export const peakMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
