import { describe, expect, it } from 'vitest';
import { monthBounds } from '../shared/dates.ts';
import { monthLabel, recentMonths } from './landing-page.schema.ts';
import { isLanding } from './landing-visit.rules.ts';

const VISIT = { method: 'GET', site: 'none', mode: 'navigate', dest: 'document', purpose: undefined };

describe('the first page of a visit', () => {
  it.each([{}, { site: 'cross-site' }])('is a page opened with %o', (changes) => {
    expect(isLanding({ ...VISIT, ...changes })).toBe(true);
  });

  it.each([
    { site: 'same-origin' },
    { site: 'same-site' },
    { site: undefined },
    { mode: 'no-cors' },
    { dest: 'iframe' },
    { method: 'HEAD' },
    { purpose: 'prefetch' },
  ])('is not a page opened with %o', (changes) => {
    expect(isLanding({ ...VISIT, ...changes })).toBe(false);
  });
});

it('months begin and end in UTC, also at the turn of the year', () => {
  expect(monthBounds('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00:00Z'),
    to: new Date('2027-01-01T00:00:00Z'),
  });
  expect(recentMonths(new Date('2027-01-31T23:59:59Z')).slice(0, 3)).toEqual([
    '2027-01',
    '2026-12',
    '2026-11',
  ]);
  expect(monthLabel('2026-11')).toBe('November 2026');
});
