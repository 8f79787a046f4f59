/** A warning on the console fails the test that caused it: warnings nobody reads hide the one that matters. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const said: string[] = [];
const remember = (...parts: unknown[]): void => {
  said.push(parts.map(String).join(' ').slice(0, 500));
};

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(remember);
  vi.spyOn(console, 'error').mockImplementation(remember);
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said, 'console warnings and errors').toEqual([]);
});
