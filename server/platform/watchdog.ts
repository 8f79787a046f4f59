/**
 * REL-08: a statement of the embedded database or a computation that never ends would block every request. A second thread
 * that sees no tick of the event loop for 15 s kills the process, and the supervisor restarts it; acknowledged writes are safe.
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
