/**
 * Limits heap growth to 20 % per collection during exports or while the heap is large: by default
 * an export of 100,000 rows leaves 130 MB. Doing it always would cost 14 % of pages per second.
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

/** @returns a function that ends it; it may be called more than once */
export function tightenHeap(): () => void {
  running += 1;
  if (running === 1) {
    setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
    // V8 applies the new growth limit after the next collection only.
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
/**
 * An idle node has about 50 MB in V8's old space. `npm start` sets the size of
 * the young space, so it is not counted.
 */
const LARGE_BYTES = 96 * MB;
const USUAL_BYTES = 72 * MB;
const LOOK_EVERY_MS = 1000;

const oldBytes = (): number =>
  getHeapSpaceStatistics().reduce(
    (sum, { space_name, space_size }) => (space_name.startsWith('new_') ? sum : sum + space_size),
    0,
  );

/** Releases memory that a node needed only while it was busy. */
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
