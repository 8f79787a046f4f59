/**
 * Blocks its event loop under the watchdog: for twice its limit with `progress`, else for ever.
 * Arguments: the limit in seconds, and `progress` or `none`.
 */
import { once } from 'node:events';
import { reportProgress, startWatchdog } from '../../platform/process/watchdog.ts';

const [, , seconds, kind] = process.argv;
const silentSecondsMax = Number(seconds);
const watchdog = startWatchdog(silentSecondsMax);
watchdog.ref();
// Its thread needs the event loop to start.
await once(watchdog, 'online');
const pause = new Int32Array(new SharedArrayBuffer(4));
for (let tenths = 0; kind === 'none' || tenths < silentSecondsMax * 20; tenths++) {
  Atomics.wait(pause, 0, 0, 100);
  if (kind === 'progress') reportProgress();
}
process.exit(0);
