import { expect, it } from 'vitest';
import { createMemoryWindow } from './rate-limit.ts';

const at = (seconds: number): Date => new Date(Date.UTC(2030, 0, 1, 0, 0, seconds));

it('uses of a key are counted until its window ends, and other keys have windows of their own', () => {
  const window = createMemoryWindow(60);
  const count = (key: string, seconds: number) => window.countUse(key, at(seconds)).count;
  expect([count('a', 0), count('a', 59), count('b', 59)]).toEqual([1, 2, 1]);
  expect(window.countUse('a', at(59)).windowEndsAt).toEqual(at(60));
  expect([count('a', 60), count('b', 118), count('b', 119)]).toEqual([1, 2, 1]);
});

it('a released use no longer counts, and none is released twice', () => {
  const window = createMemoryWindow(60);
  window.countUse('a', at(0));
  for (const key of ['a', 'a', 'unknown']) window.releaseUse(key);
  expect(window.countUse('a', at(1)).count).toBe(1);
});

it('keys whose window is over are forgotten', () => {
  const window = createMemoryWindow(60);
  for (let n = 0; n < 1000; n++) window.countUse(`address ${n}`, at(0));
  window.countUse('late', at(30));
  window.countUse('last', at(60));
  expect(window.size()).toBe(2);
});
