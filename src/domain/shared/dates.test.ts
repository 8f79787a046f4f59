import { afterEach, expect, it, vi } from 'vitest';
import { addDays, axisDay, dayText, longDate, momentText } from './dates.ts';
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
