import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendars, instants, RUNS } from '#src/domain/project/project/project.arbitraries.ts';
import { HOUR_MS } from './dates.ts';
import { addWorkingMs, type WorkingCalendar, workingMsBetween } from './working-time.rules.ts';
import { instantOf, isTimeZone, localTimeOf } from './zoned-time.ts';

const calendarOf = (timeZone: string, ...holidays: string[]): WorkingCalendar => ({
  timeZone,
  holidays: new Set(holidays),
});
const hoursBetween = (calendar: WorkingCalendar, from: string, to: string) =>
  workingMsBetween(calendar, new Date(from), new Date(to)) / HOUR_MS;

describe('working time', () => {
  it.each([
    ['a day in London in winter', 'Europe/London', '2026-01-13T00:00Z', '2026-01-14T00:00Z', 8],
    ['one in summer opens an hour earlier', 'Europe/London', '2026-07-14T08:00Z', '2026-07-14T09:00Z', 1],
    ['Kathmandu opens at 3:15 UTC', 'Asia/Kathmandu', '2026-01-13T03:00Z', '2026-01-13T03:30Z', 0.25],
    [
      'São Paulo, on the day after it went back',
      'America/Sao_Paulo',
      '2018-02-18T00:00Z',
      '2018-02-19T13:00Z',
      1,
    ],
    ['Apia had no 30 December 2011', 'Pacific/Apia', '2011-12-29T04:00Z', '2012-01-01T00:00Z', 8],
    ['a weekend', 'Europe/London', '2026-01-16T17:00Z', '2026-01-19T09:00Z', 0],
    ['an end before the start', 'Europe/London', '2026-01-14T12:00Z', '2026-01-13T12:00Z', 0],
  ])('%s', (_, timeZone, from, to, hours) =>
    expect(hoursBetween(calendarOf(timeZone), from, to)).toBe(hours),
  );

  it('a public holiday of the shop is no working day', () =>
    expect(
      hoursBetween(calendarOf('Europe/London', '2026-04-03'), '2026-04-02T00:00Z', '2026-04-04T00:00Z'),
    ).toBe(8));

  it('is additive and grows with its end, in every time zone', () =>
    fc.assert(
      fc.property(
        calendars,
        fc.tuple(instants, fc.nat(40 * 24 * 60), fc.nat(40 * 24 * 60)),
        (calendar, span) => {
          const [start, first, second] = span;
          const middle = new Date(start.getTime() + first * 60_000);
          const end = new Date(middle.getTime() + second * 60_000);
          const whole = workingMsBetween(calendar, start, end);
          const part = workingMsBetween(calendar, start, middle);
          expect(part + workingMsBetween(calendar, middle, end)).toBe(whole);
          expect(whole).toBeGreaterThanOrEqual(part);
          expect(whole).toBeLessThanOrEqual(end.getTime() - start.getTime());
        },
      ),
      { numRuns: RUNS },
    ));

  it('an amount added to an instant has passed exactly then, and not a millisecond earlier', () =>
    fc.assert(
      fc.property(calendars, instants, fc.integer({ min: 1, max: 60 * HOUR_MS }), (calendar, from, ms) => {
        const due = addWorkingMs(calendar, from, ms);
        expect(workingMsBetween(calendar, from, due)).toBe(ms);
        expect(workingMsBetween(calendar, from, new Date(due.getTime() - 1))).toBe(ms - 1);
      }),
      { numRuns: RUNS },
    ));
});

describe('local times', () => {
  it('an instant and its local time lead to each other; only a repeated hour names its first instant', () =>
    fc.assert(
      fc.property(calendars, instants, ({ timeZone }, instant) => {
        const local = localTimeOf(instant.getTime(), timeZone);
        const found = instantOf(local, timeZone);
        expect(localTimeOf(found, timeZone)).toBe(local);
        expect(found).toBeLessThanOrEqual(instant.getTime());
      }),
      { numRuns: RUNS },
    ));

  it('a time that the clocks skip is the instant of the skip', () =>
    expect(new Date(instantOf(Date.UTC(2026, 2, 29, 1, 30), 'Europe/London'))).toEqual(
      new Date('2026-03-29T01:00Z'),
    ));

  it('an unknown time zone is recognised', () =>
    expect(['Europe/London', 'Mars/Olympus'].map(isTimeZone)).toEqual([true, false]));
});
