import { describe, expect, it } from 'vitest';
import { dayText, momentText } from '../shared/dates.ts';
import { designsDueAt, finishedBy } from './promised-dates.rules.ts';

describe('promised dates', () => {
  it('the designs are due 24 hours after the form, at a weekend too', () =>
    expect(designsDueAt(new Date(2026, 10, 21, 14, 5))).toEqual(new Date(2026, 10, 22, 14, 5)));

  it.each([
    ['a Monday', new Date(2026, 10, 23, 14, 5), 'Tuesday 1 December'],
    ['a Friday', new Date(2026, 10, 27, 9), 'Monday 7 December'],
    ['a Sunday', new Date(2026, 10, 29, 9), 'Monday 7 December'],
  ])('a design chosen on %s is finished six working days later', (_, chosen, finished) =>
    expect(dayText(finishedBy(chosen))).toBe(finished),
  );

  it('a moment names the weekday and the time of day', () =>
    expect(momentText(new Date(2026, 10, 23, 4, 5))).toBe('Monday 23 November, 04:05'));
});
