/**
 * A console warning fails the test that caused it, because
 * ignored warnings hide the important ones.
 */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const warnings: string[] = [];
const remember = (...parts: unknown[]): void => {
  warnings.push(parts.map(String).join(' ').slice(0, 500));
};

beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(remember);
  vi.spyOn(console, 'error').mockImplementation(remember);
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(warnings, 'console warnings and errors').toEqual([]);
});
