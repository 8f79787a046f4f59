import { describe, expect, it } from 'vitest';
import { designsDueAt, type WorkingCalendar, websiteDueAt } from './working-time.rules.ts';

const LONDON: WorkingCalendar = {
  timeZone: 'Europe/London',
  holidays: new Set(['2026-12-25', '2026-12-28']),
};

describe('promised dates', () => {
  it('the designs are due 24 hours after the form, at a weekend too', () =>
    expect(designsDueAt(new Date('2026-11-21T14:05Z'))).toEqual(new Date('2026-11-22T14:05Z')));

  it.each([
    ['a Monday', '2026-11-23T14:05Z', '2026-12-01T14:05Z'],
    ['a Friday at nine', '2026-11-27T09:00Z', '2026-12-04T17:00Z'],
    ['a Sunday', '2026-11-29T09:00Z', '2026-12-07T17:00Z'],
    ['a Friday evening', '2026-11-27T20:00Z', '2026-12-07T17:00Z'],
    ['the Monday before two public holidays', '2026-12-21T12:00Z', '2026-12-31T12:00Z'],
    ['the Thursday before the clocks go forward', '2026-03-26T15:00Z', '2026-04-03T14:00Z'],
    ['the Thursday before the clocks go back', '2026-10-22T15:00Z', '2026-10-30T16:00Z'],
  ])('a website whose design is chosen on %s is due 48 working hours later', (_, chosen, due) =>
    expect(websiteDueAt(LONDON, new Date(chosen))).toEqual(new Date(due)),
  );
});
