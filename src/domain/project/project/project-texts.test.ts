import { expect, it } from 'vitest';
import { durationText, timeLeftText } from './project-texts.rules.ts';

const HOUR = 3_600_000;

it('a duration is in hours and whole minutes', () =>
  expect([0, 59_999, 12 * 60_000, 40 * HOUR, 5 * HOUR + 12.9 * 60_000].map(durationText)).toEqual([
    '0 min',
    '0 min',
    '12 min',
    '40 h',
    '5 h 12 min',
  ]));

it('the time left says whether it is working time; a late project says since when', () => {
  const due = (leftMs: number, isWorkingTime: boolean) =>
    ({ part: 'website', from: 'shop', at: new Date('2026-11-23T17:00Z'), leftMs, isWorkingTime }) as const;
  const now = new Date('2026-11-24T09:00Z');
  expect(timeLeftText({ due: due(5 * HOUR, false), isLate: false }, now)).toBe('5 h left');
  expect(timeLeftText({ due: due(40 * HOUR, true), isLate: false }, now)).toBe('40 h of working time left');
  expect(timeLeftText({ due: due(0, true), isLate: true }, now)).toBe('16 hours late');
  expect(timeLeftText({ due: null, isLate: false }, now)).toBeNull();
});
