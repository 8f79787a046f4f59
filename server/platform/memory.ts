/**
 * V8 lets garbage pile up while the machine has memory left: an export of 100,000 rows left 130 MB behind, half a minute of load 140 MB. While an
 * export runs, or the heap has become large, it is collected after each fifth more. Not at other times: it costs a busy site a seventh of
 * its pages per second.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const GROWTH_PERCENT = 20;
const USUAL = 0;

let running = 0;

function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** @returns what ends it; may be called more than once */
export function tightenHeap(): () => void {
  running += 1;
  if (running === 1) {
    setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
    // The limit of the next collection is set by the last one.
    collect();
  }
  let isEnded = false;
  return () => {
    if (isEnded) return;
    isEnded = true;
    running -= 1;
    if (running === 0) setFlagsFromString(`--heap-growing-percent=${USUAL}`);
  };
}

const MB = 1024 ** 2;
/** A node at rest has about 50 MB of what V8 calls old. The young part is a setting (`npm start`) and says nothing. */
const LARGE_BYTES = 96 * MB;
const USUAL_BYTES = 72 * MB;
const LOOK_EVERY_MS = 1000;

const oldBytes = (): number =>
  getHeapSpaceStatistics().reduce((sum, { space_name, space_size }) => (space_name.startsWith('new_') ? sum : sum + space_size), 0);

/** Keeps a node that was busy from holding on to what it needed then. */
export function watchHeap(): void {
  let loosen: (() => void) | null = null;
  setInterval(() => {
    const bytes = oldBytes();
    if (!loosen && bytes > LARGE_BYTES) loosen = tightenHeap();
    else if (loosen && bytes < USUAL_BYTES) {
      loosen();
      loosen = null;
    }
  }, LOOK_EVERY_MS).unref();
}
