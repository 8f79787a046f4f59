import type { ProjectTexts } from '#src/content/languages/customer-page.ts';
import { DAY_MS, MINUTE_MS, writtenDate } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { ICELANDIC_DAYS, needsOwnIcelandic } from '#src/domain/shared/typography.ts';
import { localTimeOf } from '#src/domain/shared/zoned-time.ts';

const MEGABYTE = 1024 * 1024;

export type Formats = ReturnType<typeof createFormats>;

/** English without a country is British: 14:20, 2 December. */
export const localeOf = (texts: ProjectTexts, lang: string): string => {
  if (lang.split('-')[0] !== texts.lang) return texts.lang === 'en' ? 'en-GB' : texts.lang;
  return lang === 'en' ? 'en-GB' : lang;
};

/** Where London, the city of the default time zone, has another name. */
const LONDON: Readonly<Record<string, string>> = {
  bg: 'Лондон',
  cs: 'Londýn',
  el: 'Λονδίνο',
  es: 'Londres',
  fi: 'Lontoo',
  fr: 'Londres',
  it: 'Londra',
  lt: 'Londonas',
  lv: 'Londona',
  nl: 'Londen',
  pl: 'Londyn',
  pt: 'Londres',
  ro: 'Londra',
  sk: 'Londýn',
};

/** `London` of `Europe/London`, `Londýn` in Czech. */
export function cityOf(timeZone: string, lang: string): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return (city === 'London' && LONDON[lang]) || city;
}

export function createFormats(texts: ProjectTexts, lang: string, timeZone: string) {
  const locale = localeOf(texts, lang);
  const dayNumber = (date: Date) => Math.floor(localTimeOf(date.getTime(), timeZone) / DAY_MS);
  const yearOf = (date: Date) => new Date(localTimeOf(date.getTime(), timeZone)).getUTCFullYear();

  const timeIn = (date: Date, zone: string) =>
    new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(date);
  const time = (date: Date) => timeIn(date, timeZone);

  /** Some languages shorten a month to its number, which reads as an amount: `2.12`. */
  const hasShortMonths = /\p{L}/u.test(
    new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(),
  );
  /** `2 Dec`, `2 Dec 2025` in another year. */
  const shortDay = (date: Date, now: Date) =>
    writtenDate(date, locale, {
      day: 'numeric',
      month: hasShortMonths ? 'short' : 'long',
      timeZone,
      ...(yearOf(date) !== yearOf(now) && { year: 'numeric' }),
    });

  /** `yesterday`, `today` or `tomorrow`: -1, 0 or 1. */
  const nearby = (distance: number): string =>
    (needsOwnIcelandic(locale) && ICELANDIC_DAYS[distance + 1]) ||
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day');

  /** `today`, `tomorrow`, `Wednesday 2 December`. */
  function day(date: Date, now: Date): string {
    const distance = dayNumber(date) - dayNumber(now);
    if (Math.abs(distance) <= 1) return nearby(distance);
    return writtenDate(date, locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone,
      ...(yearOf(date) !== yearOf(now) && { year: 'numeric' }),
    });
  }

  /** `tomorrow`, `2 Dec`. */
  const nearDay = (date: Date, now: Date) =>
    Math.abs(dayNumber(date) - dayNumber(now)) <= 1 ? day(date, now) : shortDay(date, now);

  const moment = (date: Date, now: Date) =>
    fillText(texts.clock.when, { day: day(date, now), time: time(date) });

  /** Whole minutes: `5 h 12 min`. */
  function duration(ms: number): string {
    const all = Math.floor(ms / MINUTE_MS);
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    if (all === 0) return texts.clock.underMinute;
    if (hours === 0) return fillText(texts.clock.minutes, { minutes });
    return minutes === 0
      ? fillText(texts.clock.hours, { hours })
      : fillText(texts.clock.hoursAndMinutes, { hours, minutes });
  }

  /** `10 MB`, `340 kB`. */
  function size(bytes: number): string {
    const isLarge = bytes >= MEGABYTE;
    const value = isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1024);
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge && value < 10 ? 1 : 0,
    }).format(value);
  }

  return { locale, timeZone, time, timeIn, shortDay, nearDay, day, moment, duration, size };
}
