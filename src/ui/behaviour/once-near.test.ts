import { afterEach, expect, it, vi } from 'vitest';
import { onceNear } from './once-near.ts';

afterEach(() => vi.unstubAllGlobals());

/** @returns reports what the browser saw since its last report, oldest first */
function observe(then: () => void) {
  let report: (...seen: boolean[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (...seen) => callback(seen.map((isIntersecting) => ({ isIntersecting })));
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const stop = onceNear({} as Element, '0px', then);
  return { report: (...seen: boolean[]) => report(...seen), stop, disconnect };
}

it('starts once, also if a busy page reports "far" and "near" together', () => {
  const then = vi.fn();
  const { report, disconnect } = observe(then);
  report(false);
  expect(then).not.toHaveBeenCalled();
  report(false, true);
  expect(then).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('stops watching on request', () => {
  const { stop, disconnect } = observe(() => {});
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
