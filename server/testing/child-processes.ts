/** Which processes for untrusted files a process has, by /proc. */
import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Gone between two looks.
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
  const children = threadsOf(parent).flatMap((thread) => read(`/proc/${parent}/task/${thread}/children`).split(' ').filter(Boolean));
  return children.filter((pid) => read(`/proc/${pid}/cmdline`).includes('untrusted-files/child.process.ts')).map(Number);
}

/** A process that ended and was not yet waited for counts as gone. */
export const isRunning = (pid: number): boolean => /^State:\s+[^ZX]/m.test(read(`/proc/${pid}/status`));

/** Bytes, at most so far. */
export const peakMemory = (pid: number): number => Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
