import { expect, it } from 'vitest';
import { axisDay, monthBounds } from './dates.ts';

it('a day on the axis of a chart is short, and the same in every time zone', () => {
  expect(axisDay('2026-11-22')).toBe('22 Nov');
  expect(axisDay('2026-03-01')).toBe('1 Mar');
});

it('a month begins and ends in UTC, also at the turn of the year', () => {
  expect(monthBounds('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00:00Z'),
    to: new Date('2027-01-01T00:00:00Z'),
  });
});
