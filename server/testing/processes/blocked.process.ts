/**
 * Blocks its event loop under the watchdog. Arguments: the watchdog's seconds, and how: it makes
 * progress, runs, waits, or is starved, which means that other programs have most of the processor.
 */
import { once } from 'node:events';
import { reportProgress, startWatchdog } from '../../platform/process/watchdog.ts';

const [, , seconds, how] = process.argv;
const silentSecondsMax = Number(seconds);
const watchdog = startWatchdog(silentSecondsMax);
// Its thread needs the event loop to start.
watchdog.ref();
await once(watchdog, 'online');
const pause = new Int32Array(new SharedArrayBuffer(4));
/** Asks for the time used only now and then: the question itself takes system time. */
function spend(microseconds: number): void {
  const before = process.cpuUsage();
  for (let used = 0; used < microseconds; ) {
    for (let n = 0; n < 100_000; n++);
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
}
if (how === 'waits') Atomics.wait(pause, 0, 0);
while (how === 'runs');
for (let tenths = 0; tenths < silentSecondsMax * 20; tenths++) {
  Atomics.wait(pause, 0, 0, 80);
  spend(20_000);
  if (how === 'makes progress') reportProgress();
}
process.exit(0);
