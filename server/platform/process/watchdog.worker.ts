/**
 * The second thread of watchdog.ts. It counts its own ticks, so that a machine that slept
 * does not look like a blocked process.
 */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.ts';

const { progress, silentSecondsMax } = workerData as WatchdogData;
let last = Atomics.load(progress, 0);
let silent = 0;

setInterval(() => {
  const now = Atomics.load(progress, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent < silentSecondsMax) return;
  // Writes directly, because the logger runs in the blocked thread.
  const line = {
    time: new Date().toISOString(),
    level: 'error',
    message: `the event loop was blocked for ${silent} seconds: the process is ended`,
  };
  writeSync(1, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);
