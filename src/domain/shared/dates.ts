import { icelandicDate, needsOwnIcelandic, withOrdinal } from './typography.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const DAY_SECONDS = 86_400;

/** A date with the name of its month, as its language writes it. */
export const writtenDate = (date: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  needsOwnIcelandic(locale)
    ? icelandicDate(date, options)
    : withOrdinal(new Intl.DateTimeFormat(locale, options).format(date), locale);

/** English without a country is British: `14 December 2026`. */
const british = (lang: string): string => (lang.startsWith('en') ? 'en-GB' : lang);
const LONG_DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `14 December 2026` (blog, emails); the same in every country that reads English. */
export const longDate = (date: Date, lang = 'en'): string =>
  writtenDate(date, british(lang), { ...LONG_DATE, timeZone: 'UTC' });

/** `14 December 2026` of a database date. */
export const longDay = (day: string, lang?: string): string => longDate(new Date(`${day}T00:00:00Z`), lang);

/** `December 2026`, in UTC. */
export const monthText = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);

const SHORT_DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** `14 Dec 2026` in the reader's time zone (affiliate dashboard). */
export const shortDate = (date: Date): string => new Intl.DateTimeFormat('en-GB', SHORT_DATE).format(date);

/** `14 Dec 2026` of a database date. */
export const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...SHORT_DATE, timeZone: 'UTC' }).format(new Date(day));

/** `14 Dec` of a database date or time, for the axis of a chart. */
export const axisDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** `Monday 14 December` in the reader's time zone (promises to customers). */
export const dayText = (date: Date, lang: string): string => writtenDate(date, british(lang), LONG_DAY);

/** After a time of day; `Intl` leaves it out beside a weekday. */
const AFTER_TIME: Record<string, string | undefined> = { de: ' Uhr', lt: '\u00a0val.', nl: ' uur' };

/** `GMT`, `CET`, `GMT-5`: the reader's time zone, alike in every language. */
const zoneName = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `Monday 14 December at 09:05 (GMT)` in the reader's time zone (promises to customers). */
export function momentText(date: Date, lang: string): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const written = writtenDate(date, british(lang), { ...LONG_DAY, ...time });
  return `${written}${AFTER_TIME[lang.split('-')[0] ?? ''] ?? ''} (${zoneName(date)})`;
}

/** `14 December 2026` in the reader's time zone. */
export const ownLongDate = (date: Date, lang: string): string => writtenDate(date, british(lang), LONG_DATE);

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const monthAndDay = (date: Date): string =>
  `${new Intl.DateTimeFormat('en-US', { month: 'short' }).format(date)} ${twoDigits(date.getDate())}`;
/** `09:05` in the reader's time zone. */
export const timeOfDay = (date: Date): string =>
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** `Dec 14, 2026` in the reader's time zone. */
export const localDay = (date: Date): string => `${monthAndDay(date)}, ${date.getFullYear()}`;

/** `Dec 14, 2026 at 09:05` in the reader's time zone (admin area). */
export const adminDate = (date: Date): string => `${localDay(date)} at ${timeOfDay(date)}`;

/** `Dec 14, 09:05`, or `Dec 14, 2025` in another year: table cells, with `adminDate` as title. */
export const cellDate = (date: Date, now = new Date()): string =>
  `${monthAndDay(date)}, ${date.getFullYear() === now.getFullYear() ? timeOfDay(date) : date.getFullYear()}`;

/** `3 days`, `47 hours`, `1 minute`: how long ago, in days from two on. */
export function ageText(since: Date, now = new Date()): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
  const [n, unit] =
    minutes >= 2 * 1440
      ? [Math.floor(minutes / 1440), 'day']
      : minutes >= 60
        ? [Math.floor(minutes / 60), 'hour']
        : [minutes, 'minute'];
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}

/** `Dec 14, 2026 at 09:05, 3 days ago`: the title of a short time. */
export const fullTime = (date: Date, now = new Date()): string =>
  date > now ? adminDate(date) : `${adminDate(date)}, ${ageText(date, now)} ago`;

/** `Dec 14, 2026` for a database date, which has no time zone (admin area). */
export const adminDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** `2026-12-14`: the day in UTC, as columns and file names write it. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
/** `2026-12`, in UTC. */
export const utcMonth = (at: Date): string => at.toISOString().slice(0, 7);

/** The months that end with that of `now`, oldest first. */
export const lastMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    utcMonth(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + index, 1))),
  );

/** Seconds as `9:05`. */
export const countdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const hoursBefore = (date: Date, hours: number): Date => new Date(date.getTime() - hours * HOUR_MS);
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
