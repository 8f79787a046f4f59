/**
 * REL-08: an endless statement or computation blocks every request. A second thread kills the
 * process after 15 s without progress; the supervisor restarts it without losing data.
 */
import { Worker } from 'node:worker_threads';

const TICK_MS = 1000;
const SILENT_SECONDS_MAX = 15;

export type WatchdogData = { progress: Int32Array; silentSecondsMax: number };

const progress = new Int32Array(new SharedArrayBuffer(4));

/** Call it when a request or statement has ended: a server that is slow but works is not killed. */
export function reportProgress(): void {
  Atomics.add(progress, 0, 1);
}

export function startWatchdog(silentSecondsMax = SILENT_SECONDS_MAX): Worker {
  setInterval(reportProgress, TICK_MS).unref();
  const workerData: WatchdogData = { progress, silentSecondsMax };
  const worker = new Worker(new URL('./watchdog.worker.ts', import.meta.url), {
    workerData,
    name: 'watchdog',
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  worker.unref();
  return worker;
}
