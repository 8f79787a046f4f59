import { addDays, twoDigits, utcDay } from './dates.ts';

export const PERIODS = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-7': 'Last 7 days',
  'last-30': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
  'last-year': 'Last year',
} as const;
export type PeriodName = keyof typeof PERIODS;
/** Whole days, both included: `2026-11-22`. Open without them. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** The last `count` days in UTC, including today. */
export const lastDays = (now: Date, count: number): { from: string; to: string } => ({
  from: utcDay(addDays(now, 1 - count)),
  to: utcDay(now),
});

const dayText = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** The days of a period in the reader's time zone. */
export function daysOf(period: PeriodName, now: Date): { from: string; to: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // Day 0 is the last day of the month before.
  const ends: Record<PeriodName, readonly [from: Date, to: Date]> = {
    today: [now, now],
    yesterday: [new Date(year, month, day - 1), new Date(year, month, day - 1)],
    'last-7': [new Date(year, month, day - 6), now],
    'last-30': [new Date(year, month, day - 29), now],
    'this-month': [new Date(year, month, 1), new Date(year, month + 1, 0)],
    'last-month': [new Date(year, month - 1, 1), new Date(year, month, 0)],
    'this-year': [new Date(year, 0, 1), new Date(year, 11, 31)],
    'last-year': [new Date(year - 1, 0, 1), new Date(year - 1, 11, 31)],
  };
  const [from, to] = ends[period];
  return { from: dayText(from), to: dayText(to) };
}

export function periodOf({ from, to }: Days, now: Date): PeriodName | null {
  const names = Object.keys(PERIODS) as PeriodName[];
  return (
    names.find((name) => {
      const days = daysOf(name, now);
      return days.from === from && days.to === to;
    }) ?? null
  );
}
