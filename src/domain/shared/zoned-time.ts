/** A local time is the number of milliseconds that `Date.UTC` gives for its date and time. */
import { DAY_MS, utcDay } from './dates.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const part = 'numeric';
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: part,
    month: part,
    day: part,
    hour: part,
    minute: part,
    second: part,
  });
  formatters.set(timeZone, made);
  return made;
}

export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

const SECOND_MS = 1000;

export function localTimeOf(instant: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const fraction = ((instant % SECOND_MS) + SECOND_MS) % SECOND_MS;
  return Date.UTC(year, month - 1, day, hour, minute, second) + fraction;
}

/** `2026-11-20`: the date that clocks show. */
export const dayInZone = (instant: Date, timeZone: string): string =>
  utcDay(new Date(localTimeOf(instant.getTime(), timeZone)));

/** The earlier of two instants with that local time, or that at which the clocks skip it. */
export function instantOf(localTime: number, timeZone: string): number {
  const offsetAt = (instant: number) => localTimeOf(instant, timeZone) - instant;
  const [before, after] = [offsetAt(localTime - DAY_MS), offsetAt(localTime + DAY_MS)];
  const found = [localTime - before, localTime - after]
    .sort((one, other) => one - other)
    .find((instant) => localTimeOf(instant, timeZone) === localTime);
  if (found !== undefined) return found;
  let [low, high] = [localTime - after, localTime - before];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === after) high = middle;
    else low = middle;
  }
  return high;
}
