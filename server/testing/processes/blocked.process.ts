/** Blocks its event loop under the watchdog. Arguments: its seconds, and `progress` or `none`. */
import { once } from 'node:events';
import { reportProgress, startWatchdog } from '../../platform/process/watchdog.ts';

const [, , seconds, kind] = process.argv;
const silentSecondsMax = Number(seconds);
const watchdog = startWatchdog(silentSecondsMax);
// Its thread needs the event loop to start.
watchdog.ref();
await once(watchdog, 'online');
const pause = new Int32Array(new SharedArrayBuffer(4));
if (kind === 'none') Atomics.wait(pause, 0, 0);
for (let tenths = 0; tenths < silentSecondsMax * 20; tenths++) {
  Atomics.wait(pause, 0, 0, 100);
  reportProgress();
}
process.exit(0);
