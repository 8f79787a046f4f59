/** For tests of the supervisor: what it did, and the processes under it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { TIMEOUT } from '../wait/timeout.ts';
import { type ServerProcess, SUPERVISED, startServerProcess } from './server-process.ts';

export const RESTARTED = 'the server crashed and is restarted';

type Line = { time: string; level: string; message: string; delaySeconds?: number };

export const restarts = (server: ServerProcess): Line[] =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes(RESTARTED))
    .map((line) => JSON.parse(line) as Line);
export const supervised = (env: Record<string, string>) => startServerProcess(env, SUPERVISED);
/** Code that runs first in a process. */
export const atStart = (code: string) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
});
/** Code that runs in the server and not in its supervisor, which has no IPC channel. */
export const inServer = (code: string) => atStart(`if(process.send){${code}}`);
/** SIGUSR2 blocks the event loop, without taking a processor from other tests. */
export const HANG_AT_SIGNAL =
  "process.on('SIGUSR2',()=>{process.getBuiltinModule('node:fs').writeSync(2,'Hanging');Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0)});";
/** Signals may arrive in another order than they were sent: another one is sent only after this. */
export const hangs = (server: ServerProcess) =>
  vi.waitUntil(() => server.errors().includes('Hanging'), TIMEOUT);
export const holderOf = (dataDir: string): number =>
  JSON.parse(readFileSync(path.join(dataDir, 'storefront.lock.json'), 'utf8')).pid;
export const timesReady = (server: ServerProcess): number => server.errors().split('Ready: ').length - 1;
export const enquiry = (message: string) => ({ name: 'A', email: 'a@a.example', message });
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function descendants(pid: number): number[] {
  try {
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
    return children
      .trim()
      .split('\n')
      .flatMap((child) => [Number(child), ...descendants(Number(child))]);
  } catch {
    return [];
  }
}
