import type { Clock } from '#server/platform/clock.ts';

/** The real time plus an offset that tests set. */
export type TestClock = Clock & {
  advance(milliseconds: number): void;
  set(moment: Date): void;
  freeze(): void;
  reset(): void;
};

export function createTestClock(): TestClock {
  let offset = 0;
  let stoppedAt: number | null = null;
  return {
    now: () => new Date((stoppedAt ?? Date.now()) + offset),
    advance(milliseconds) {
      offset += milliseconds;
    },
    set(moment) {
      stoppedAt = moment.getTime();
      offset = 0;
    },
    /** Stops the clock, for tests at the exact edge of a limit. */
    freeze() {
      stoppedAt = (stoppedAt ?? Date.now()) + offset;
      offset = 0;
    },
    reset() {
      offset = 0;
      stoppedAt = null;
    },
  };
}
