/** Blocks its event loop under the watchdog. Arguments: its seconds, and `progress` or `none`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { reportProgress, startWatchdog } from '../../platform/process/watchdog.ts';

const [, , seconds, kind] = process.argv;
const silentSecondsMax = Number(seconds);
startWatchdog(silentSecondsMax);
// The watchdog's thread needs the event loop to start.
await sleep(2000);
const pause = new Int32Array(new SharedArrayBuffer(4));
for (let tenths = 0; tenths < silentSecondsMax * 20; tenths++) {
  Atomics.wait(pause, 0, 0, 100);
  if (kind === 'progress') reportProgress();
}
process.exit(0);
