/** Uses of a key in a window of time, counted by this node alone. */
import type { Used } from './counter.ts';

export type MemoryWindow = {
  /** Counts a use and returns those of the current window. */
  countUse(key: string, now: Date): Used;
  /** Subtracts one counted use. */
  releaseUse(key: string): void;
  /** Keys that are remembered: those whose window is over are forgotten at the next use. */
  size(): number;
};

export function createMemoryWindow(seconds: number): MemoryWindow {
  /** In the order in which they end, so that those that are over are found first. */
  const windows = new Map<string, Used>();
  return {
    countUse(key, now) {
      for (const [other, { windowEndsAt }] of windows) {
        if (windowEndsAt > now) break;
        windows.delete(other);
      }
      const window = windows.get(key) ?? { count: 0, windowEndsAt: new Date(now.getTime() + seconds * 1000) };
      window.count += 1;
      windows.set(key, window);
      return window;
    },
    releaseUse(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    size: () => windows.size,
  };
}
