import { describe, expect, it } from 'vitest';
import { daysOf, PERIODS, type PeriodName, periodOf } from './period.rules.ts';

const AT = new Date(2027, 0, 3, 9, 12);

describe('named periods', () => {
  it.each([
    ['today', '2027-01-03', '2027-01-03'],
    ['yesterday', '2027-01-02', '2027-01-02'],
    ['last-7', '2026-12-28', '2027-01-03'],
    ['last-30', '2026-12-05', '2027-01-03'],
    ['this-month', '2027-01-01', '2027-01-31'],
    ['last-month', '2026-12-01', '2026-12-31'],
    ['this-year', '2027-01-01', '2027-12-31'],
    ['last-year', '2026-01-01', '2026-12-31'],
  ] as const)('%s includes both its ends, across a change of year', (name, from, to) => {
    expect(daysOf(name, AT)).toEqual({ from, to });
  });

  it('are recognised by their days; other days have no name', () => {
    for (const name of Object.keys(PERIODS) as PeriodName[])
      expect(periodOf(daysOf(name, AT), AT)).toBe(name);
    expect(periodOf({ from: '2026-12-05' }, AT)).toBeNull();
    expect(periodOf({}, AT)).toBeNull();
  });
});
