import { afterEach, expect, it, vi } from 'vitest';
import {
  addDays,
  adminDate,
  ageText,
  axisDay,
  cellDate,
  dayText,
  fullTime,
  longDate,
  momentText,
} from './dates.ts';
import { ICELANDIC_DAYS, icelandicDate } from './typography.ts';

it('a day on the axis of a chart is short, and the same in every time zone', () => {
  expect(axisDay('2026-11-22')).toBe('22 Nov');
  expect(axisDay('2026-03-01')).toBe('1 Mar');
});

afterEach(() => vi.restoreAllMocks());

const START = new Date('2026-01-01T14:05:00Z');
const DAYS = Array.from({ length: 366 }, (_, index) => addDays(START, index));
const OPTIONS: Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  { day: 'numeric', month: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Pacific/Auckland' },
  { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
];

it('every day of a year is written as Intl writes it in Icelandic', () => {
  for (const options of OPTIONS) {
    const icelandic = new Intl.DateTimeFormat('is-IS', options);
    expect(DAYS.map((day) => icelandicDate(day, options))).toEqual(DAYS.map((day) => icelandic.format(day)));
  }
  const relative = new Intl.RelativeTimeFormat('is', { numeric: 'auto' });
  expect(ICELANDIC_DAYS).toEqual([-1, 0, 1].map((distance) => relative.format(distance, 'day')));
});

it('dates are the same where Intl has no Icelandic', () => {
  const written = () => [longDate(START, 'is-IS'), dayText(START, 'is-IS'), momentText(START, 'is')];
  const expected = written();
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(written()).toEqual(expected);
});

it('a promised time names the reader’s time zone, in every language', () => {
  const zone = /\((?:GMT|UTC|[A-Z]{3,4})(?:[+-][\d:]+)?\)$/;
  expect(momentText(START, 'en')).toMatch(/^Thursday 1 January at \d\d:\d\d \(/);
  expect(momentText(START, 'de-AT')).toMatch(/ um \d\d:\d\d Uhr \(/);
  for (const lang of ['en', 'de-AT', 'el', 'is', 'nl-BE']) expect(momentText(START, lang)).toMatch(zone);
});

const NOW = new Date('2026-11-22T12:00:00');

it('a time in a cell is short, in the reader’s time zone, with the year only if it is another one', () => {
  expect(cellDate(new Date('2026-09-09T03:41:00'), NOW)).toBe('Sep 09, 03:41');
  expect(cellDate(new Date('2025-12-31T23:59:00'), NOW)).toBe('Dec 31, 2025');
  expect(adminDate(new Date('2026-09-09T03:41:00'))).toBe('Sep 09, 2026 at 03:41');
  expect(fullTime(new Date('2026-11-19T12:00:00'), NOW)).toBe('Nov 19, 2026 at 12:00, 3 days ago');
  expect(fullTime(new Date('2026-11-23T12:00:00'), NOW)).toBe('Nov 23, 2026 at 12:00');
});

it('an age is given in the largest unit of which there are two, hours before', () => {
  const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
  expect(ageText(before(0), NOW)).toBe('1 minute');
  expect(ageText(before(0.75), NOW)).toBe('45 minutes');
  expect(ageText(before(1), NOW)).toBe('1 hour');
  expect(ageText(before(47), NOW)).toBe('47 hours');
  expect(ageText(before(72), NOW)).toBe('3 days');
});
