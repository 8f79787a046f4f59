import type { Clock } from '#server/platform/clock.ts';

/** The real time, moved by as much as a test says. */
export type TestClock = Clock & { advance(milliseconds: number): void; set(moment: Date): void; freeze(): void; reset(): void };

export function createTestClock(): TestClock {
  let offset = 0;
  let frozenAt: number | null = null;
  return {
    now: () => new Date((frozenAt ?? Date.now()) + offset),
    advance(milliseconds) {
      offset += milliseconds;
    },
    set(moment) {
      frozenAt = moment.getTime();
      offset = 0;
    },
    /** Stops it where it stands, for tests at the edge of a limit. */
    freeze() {
      frozenAt = (frozenAt ?? Date.now()) + offset;
      offset = 0;
    },
    reset() {
      offset = 0;
      frozenAt = null;
    },
  };
}
