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

/** Call it before work of some milliseconds. Those who wait resume in order. */
export async function yieldToEventLoop(): Promise<void> {
  while (performance.now() - turnStartedAt > TURN_MS_MAX) await nextTurn();
}
