/** Random calendars and histories for the tests of the clock. */

import fc from 'fast-check';
import { MINUTE_MS, utcDay } from '#src/domain/shared/dates.ts';
import type { WorkingCalendar } from '#src/domain/shared/working-time.rules.ts';
import {
  isAllowed,
  PROJECT_ACTORS,
  PROJECT_EVENT_KINDS,
  type ProjectEvent,
  projectState,
} from './project.rules.ts';

export const RUNS = 10_000;

const TIME_ZONES = [
  'Europe/London',
  'America/Sao_Paulo',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Africa/Casablanca',
  'UTC',
];

const minutesOf = (from: string, to: string) =>
  fc.integer({ min: Date.parse(from) / MINUTE_MS, max: Date.parse(to) / MINUTE_MS });
/** Half of them near a change of the clocks, or Apia's missing day. */
const startMinutes = fc.oneof(
  minutesOf('2011-10-01', '2028-01-01'),
  minutesOf('2011-12-20', '2012-01-05'),
  minutesOf('2018-02-10', '2018-02-25'),
  minutesOf('2026-03-20', '2026-04-10'),
  minutesOf('2026-10-15', '2026-11-05'),
);
export const instants: fc.Arbitrary<Date> = startMinutes.map((minute) => new Date(minute * MINUTE_MS));

/** Christmas, and up to four more days of each month. */
const HOLIDAY_SETS = [[], [1], [3, 17], [8, 9], [2, 12, 23, 28]].map((days) => {
  const dates = new Set<string>();
  for (let year = 2011; year <= 2029; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (const day of month === 12 ? [...days, 25, 26] : days)
        dates.add(utcDay(new Date(Date.UTC(year, month - 1, day))));
  return dates;
});
export const calendars: fc.Arbitrary<WorkingCalendar> = fc.record({
  timeZone: fc.constantFrom(...TIME_ZONES),
  holidays: fc.constantFrom(...HOLIDAY_SETS),
});

type Step = { minutes: number; choice: number };
const steps = fc.array(
  fc.record({
    minutes: fc.oneof(fc.nat(90), fc.nat(2 * 24 * 60), fc.nat(9 * 24 * 60)),
    choice: fc.nat(),
  }),
  { maxLength: 14 },
);

const CHANGES = PROJECT_EVENT_KINDS.filter((kind) => kind !== 'opened' && kind !== 'undone').flatMap((kind) =>
  PROJECT_ACTORS.map((actorKind) => ({ kind, actorKind })),
);

/** Each step makes one of the changes that are allowed then. */
export function historyOf(start: Date, taken: readonly Step[]): ProjectEvent[] {
  const events: ProjectEvent[] = [{ kind: 'opened', actorKind: 'system', createdAt: start }];
  let at = start.getTime();
  for (const { minutes, choice } of taken) {
    at += minutes * MINUTE_MS;
    const state = projectState(events);
    const allowed = CHANGES.filter(({ kind, actorKind }) => isAllowed(state, kind, actorKind));
    const change = allowed[choice % allowed.length];
    if (change) events.push({ ...change, createdAt: new Date(at) });
  }
  return events;
}

export const histories: fc.Arbitrary<ProjectEvent[]> = fc
  .tuple(instants, steps)
  .map(([start, taken]) => historyOf(start, taken));

/** Short of 48 working hours in most cases. */
export const briefWaits = fc.nat(3 * 24 * 60).map((minutes) => minutes * MINUTE_MS);
/** A time after the history. */
export const waits = fc.nat(20 * 24 * 60).map((minutes) => minutes * MINUTE_MS);
export const lastOf = (events: readonly ProjectEvent[]): number => events.at(-1)?.createdAt.getTime() ?? 0;
