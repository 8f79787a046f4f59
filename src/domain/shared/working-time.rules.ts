/** Working time, Monday to Friday, 9:00 to 17:00 without public holidays, and promised dates. */
import { promises } from '#src/domain/promises.ts';
import { DAY_MS, HOUR_MS, utcDay } from './dates.ts';
import { instantOf, localTimeOf } from './zoned-time.ts';

export type WorkingCalendar = {
  timeZone: string;
  /** Local dates, such as `2026-12-25`. */
  holidays: ReadonlySet<string>;
};

export const OPENS_HOUR = 9;
export const CLOSES_HOUR = 17;
export const WORKING_DAY_MS = (CLOSES_HOUR - OPENS_HOUR) * HOUR_MS;

type Span = readonly [opens: number, closes: number];
const spans = new Map<string, Map<number, Span>>();

/** Opening hours of a local day, counted from 1970-01-01. Kept, because `Intl` is slow. */
function openingHours(day: number, timeZone: string): Span {
  const kept = spans.get(timeZone) ?? new Map<number, Span>();
  spans.set(timeZone, kept);
  const known = kept.get(day);
  if (known) return known;
  const at = (hour: number) => instantOf(day * DAY_MS + hour * HOUR_MS, timeZone);
  const span: Span = [at(OPENS_HOUR), at(CLOSES_HOUR)];
  kept.set(day, span);
  return span;
}

const dayOf = (instant: number, timeZone: string): number =>
  Math.floor(localTimeOf(instant, timeZone) / DAY_MS);

function isWorkingDay(day: number, holidays: ReadonlySet<string>): boolean {
  const date = new Date(day * DAY_MS);
  return date.getUTCDay() % 6 !== 0 && !holidays.has(utcDay(date));
}

export function workingMsBetween({ timeZone, holidays }: WorkingCalendar, from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()];
  if (end <= start) return 0;
  let sum = 0;
  const lastDay = dayOf(end, timeZone);
  for (let day = dayOf(start, timeZone); day <= lastDay; day += 1) {
    if (!isWorkingDay(day, holidays)) continue;
    const [opens, closes] = openingHours(day, timeZone);
    sum += Math.max(0, Math.min(closes, end) - Math.max(opens, start));
  }
  return sum;
}

/** The earliest instant after which so much working time has passed since `from`. */
export function addWorkingMs({ timeZone, holidays }: WorkingCalendar, from: Date, ms: number): Date {
  if (ms <= 0) return from;
  const start = from.getTime();
  let left = ms;
  for (let day = dayOf(start, timeZone); ; day += 1) {
    if (!isWorkingDay(day, holidays)) continue;
    const [opens, closes] = openingHours(day, timeZone);
    const begins = Math.max(opens, start);
    if (closes - begins >= left) return new Date(begins + left);
    left -= Math.max(0, closes - begins);
  }
}

export const DESIGNS_MS = promises.prototypeHours * HOUR_MS;
export const WEBSITE_WORKING_MS = promises.deliveryWorkingHours * HOUR_MS;

export const designsDueAt = (formReceivedAt: Date): Date => new Date(formReceivedAt.getTime() + DESIGNS_MS);

export const websiteDueAt = (calendar: WorkingCalendar, chosenAt: Date): Date =>
  addWorkingMs(calendar, chosenAt, WEBSITE_WORKING_MS);
