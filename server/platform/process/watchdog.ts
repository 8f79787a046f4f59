/**
 * REL-08: an endless statement or computation blocks every request. A second thread kills the
 * process after 15 s without an event loop tick; the supervisor restarts it without losing data.
 */
import { Worker } from 'node:worker_threads';

const TICK_MS = 1000;
const SILENT_SECONDS_MAX = 15;

export type WatchdogData = { ticks: SharedArrayBuffer; silentSecondsMax: number };

export function startWatchdog(): void {
  const ticks = new SharedArrayBuffer(4);
  const counter = new Int32Array(ticks);
  setInterval(() => Atomics.add(counter, 0, 1), TICK_MS).unref();
  const workerData: WatchdogData = { ticks, silentSecondsMax: SILENT_SECONDS_MAX };
  const worker = new Worker(new URL('./watchdog.worker.ts', import.meta.url), {
    workerData,
    name: 'watchdog',
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  worker.unref();
}
