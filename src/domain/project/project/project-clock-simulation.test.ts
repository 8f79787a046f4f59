/** The clock against a simulation that counts minute by minute and shares no code with it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WorkingCalendar } from '#src/domain/shared/working-time.rules.ts';
import { calendars, historyOf, instants } from './project.arbitraries.ts';
import type { ProjectEvent } from './project.rules.ts';
import { projectClock } from './project-clock.rules.ts';

const MINUTE_MS = 60_000;

function isWorkingMinute({ holidays }: WorkingCalendar, format: Intl.DateTimeFormat, at: number) {
  const [date = '', time = ''] = format.format(at).split(' ');
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
  return time >= '09:00' && time < '17:00' && !isWeekend && !holidays.has(date);
}

/** Minutes left at `now`, and the minute at which none are left; null on the customer’s turn. */
function simulate(events: ProjectEvent[], calendar: WorkingCalendar, now: number) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: calendar.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  let [unit, allowed, used, running, approved] = ['none', 0, 0, false, false];
  let stage = 'awaiting_form';
  let kept: [string, boolean, boolean] = [stage, false, false];
  const take = ({ kind }: ProjectEvent) => {
    if (kind === 'form_submitted')
      [stage, unit, allowed, used, running] = ['designing', 'any', 1440, 0, true];
    if (kind === 'designs_sent') [stage, running] = ['choosing', false];
    if (kind === 'design_chosen') [stage, unit, allowed, used, running] = ['building', 'work', 2880, 0, true];
    if (kind === 'review_ready') [stage, running, approved] = ['reviewing', false, false];
    if (kind === 'approved') [running, approved] = [true, true];
    if (kind === 'went_live') [stage, running] = ['live', false];
    if (kind === 'changes_requested' && stage === 'choosing')
      [stage, unit, allowed, used, running] = ['designing', 'any', 1440, 0, true];
    else if (kind === 'changes_requested' || kind === 'reopened') {
      if (unit !== 'work') [unit, allowed, used] = ['work', 0, 0];
      [stage, allowed, running] = ['building', Math.max(allowed, used + 480), true];
    }
    if (kind === 'closed') [kept, stage, running] = [[stage, running, approved], 'closed', false];
    if (kind === 'restored') [stage, running, approved] = kept;
  };
  const queue = [...events];
  let left: number | null = null;
  for (let at = events[0]?.createdAt.getTime() ?? now; ; at += MINUTE_MS) {
    while (queue[0] && queue[0].createdAt.getTime() <= at) take(queue.shift() as ProjectEvent);
    if (at === now) {
      if (!running) return null;
      left = allowed - used;
    }
    if (left !== null && used >= allowed) return { left, due: at };
    if (running && (unit === 'any' || isWorkingMinute(calendar, format, at))) used += 1;
  }
}

it('agrees with a simulation minute by minute, over time zones, clock changes and holidays', () => {
  const steps = fc.array(fc.record({ minutes: fc.nat(2500), choice: fc.nat() }), {
    minLength: 2,
    maxLength: 9,
  });
  let compared = 0;
  fc.assert(
    fc.property(calendars, instants, steps, fc.nat(1000), (calendar, start, taken, wait) => {
      const events = historyOf(start, taken);
      const now = (events.at(-1)?.createdAt.getTime() ?? 0) + wait * MINUTE_MS;
      const { due } = projectClock(events, calendar, new Date(now));
      const expected = simulate(events, calendar, now);
      expect(due?.leftMs ?? null).toBe(expected && expected.left * MINUTE_MS);
      if (!expected || expected.left <= 0) return;
      compared += 1;
      expect(due?.at?.getTime()).toBe(expected.due);
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(50);
});
