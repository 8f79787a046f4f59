/** The thread of watchdog.ts. By its own ticks, a machine that slept does not look blocked. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.ts';

const TICK_MS = 1000;
/** Shares of one processor. In between, the process wants it and other programs have it. */
const WAITING_MAX = 0.01;
const RUNNING_MIN = 0.5;

const { progress, silentSecondsMax } = workerData as WatchdogData;
let last = Atomics.load(progress, 0);
let silent = 0;
let cpu = process.cpuUsage();
let tickedAt = performance.now();

/** On a busy machine a tick counts as the CPU time it got: the process is slow, not hung. */
function secondsOfTick(): number {
  const { user, system } = process.cpuUsage(cpu);
  const share = (user + system) / 1000 / (performance.now() - tickedAt);
  cpu = process.cpuUsage();
  tickedAt = performance.now();
  return share < WAITING_MAX || share > RUNNING_MIN ? 1 : share;
}

setInterval(() => {
  const now = Atomics.load(progress, 0);
  const seconds = secondsOfTick();
  silent = now === last ? silent + seconds : 0;
  last = now;
  if (silent < silentSecondsMax) return;
  // Writes directly, because the logger runs in the blocked thread.
  const line = {
    time: new Date().toISOString(),
    level: 'error',
    message: `the event loop was blocked for ${Math.floor(silent)} seconds: the process is ended`,
  };
  writeSync(1, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, TICK_MS);
