/** Restarts after 1, 2, 4 ... 30 seconds, and not after five crashes within a minute. */
const WINDOW_MS = 60_000;
const CRASHES_MAX = 5;
const DELAY_SECONDS_MAX = 30;

export function createRestartPolicy() {
  let crashes: number[] = [];
  let delay = 0;
  /** @returns seconds until the next start, or null to give up */
  return (startedAtMs: number, crashedAtMs: number): number | null => {
    crashes = [...crashes.filter((at) => crashedAtMs - at < WINDOW_MS), crashedAtMs];
    if (crashes.length >= CRASHES_MAX) return null;
    const wasStable = crashedAtMs - startedAtMs >= WINDOW_MS;
    delay = wasStable || delay === 0 ? 1 : Math.min(DELAY_SECONDS_MAX, delay * 2);
    return delay;
  };
}
