/**
 * Shares the event loop. Work that never waits for I/O, such as statements of the embedded
 * database, would run in one turn of the loop: timers and other connections would wait for it.
 */
const TURN_MS_MAX = 10;

let turnStartedAt = Number.NEGATIVE_INFINITY;
let isTurnAwaited = false;

function nextTurn(): Promise<void> {
  if (!isTurnAwaited) {
    isTurnAwaited = true;
    // Immediates of one turn run in order, so this one comes before those that wait for the turn.
    setImmediate(() => {
      isTurnAwaited = false;
      turnStartedAt = performance.now();
    });
  }
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function waitForTurn(): Promise<void> {
  while (performance.now() - turnStartedAt > TURN_MS_MAX) await nextTurn();
}

let last: Promise<void> = Promise.resolve();

/**
 * Call it before work of some milliseconds. Callers resume in order, and each looks at the clock
 * after the work of the one before, so that many who call at the same moment cannot all pass.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(waitForTurn);
  return last;
}
