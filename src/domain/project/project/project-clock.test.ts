import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#src/domain/shared/dates.ts';
import { ERASED_HOST } from '#src/domain/shared/erasure.rules.ts';
import { type WorkingCalendar, workingMsBetween } from '#src/domain/shared/working-time.rules.ts';
import {
  briefWaits,
  calendars,
  histories,
  historyOf,
  instants,
  lastOf,
  RUNS,
  waits,
} from './project.arbitraries.ts';
import type { ProjectEvent, ProjectEventKind } from './project.rules.ts';
import { dueForStaff, projectClock } from './project-clock.rules.ts';

const LONDON: WorkingCalendar = { timeZone: 'Europe/London', holidays: new Set(['2026-12-25']) };
/** Working hours of one week: Monday 23 November 2026 is at `day(23, ...)`. */
const day = (date: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, date, hour, minute));
const history = (...events: [kind: ProjectEventKind, at: Date][]): ProjectEvent[] =>
  events.map(([kind, at]) => ({ kind, createdAt: at, actorKind: 'staff' }));
const opened: [ProjectEventKind, Date] = ['opened', day(20, 9)];
const form: [ProjectEventKind, Date] = ['form_submitted', day(21, 14, 5)];
const sent: [ProjectEventKind, Date] = ['designs_sent', day(22, 10)];
const chosen: [ProjectEventKind, Date] = ['design_chosen', day(23, 9)];

const dueOf = (events: ProjectEvent[], now: Date) => {
  const { due, isLate } = projectClock(events, LONDON, now);
  return (
    due && [
      due.part,
      due.from,
      due.at?.toISOString().slice(0, 16) ?? null,
      (due.leftMs ?? 0) / HOUR_MS,
      isLate,
    ]
  );
};

describe('what is due', () => {
  it.each<[string, ProjectEvent[], Date, unknown]>([
    ['the form, from the customer', history(opened), day(23, 9), ['form', 'customer', null, 0, false]],
    [
      'designs, 24 hours after the form',
      history(opened, form),
      day(21, 20, 5),
      ['designs', 'shop', '2026-11-22T14:05', 18, false],
    ],
    [
      'designs at their time',
      history(opened, form),
      day(22, 14, 5),
      ['designs', 'shop', '2026-11-22T14:05', 0, false],
    ],
    [
      'late designs',
      history(opened, form),
      day(22, 15, 5),
      ['designs', 'shop', '2026-11-22T14:05', -1, true],
    ],
    [
      'the choice, from the customer',
      history(opened, form, sent),
      day(30, 9),
      ['choice', 'customer', null, 0, false],
    ],
    [
      'designs again, 24 hours after a change round',
      history(opened, form, sent, ['changes_requested', day(24, 10)]),
      day(24, 22),
      ['designs', 'shop', '2026-11-25T10:00', 12, false],
    ],
    [
      'the website, 48 working hours after the choice',
      history(opened, form, sent, chosen),
      day(24, 9),
      ['website', 'shop', '2026-11-30T17:00', 40, false],
    ],
    [
      'the approval, from the customer',
      history(opened, form, sent, chosen, ['review_ready', day(25, 9)]),
      day(30, 9),
      ['approval', 'customer', null, 0, false],
    ],
    [
      'the launch, in the time that was left when the review began',
      history(opened, form, sent, chosen, ['review_ready', day(30, 15)], ['approved', day(30, 16)]),
      day(30, 17),
      ['launch', 'shop', '2026-12-01T10:00', 1, false],
    ],
    [
      'the website after an early change round, in the time left',
      history(opened, form, sent, chosen, ['review_ready', day(25, 9)], ['changes_requested', day(26, 9)]),
      day(26, 9),
      ['website', 'shop', '2026-12-01T17:00', 32, false],
    ],
    [
      'the website after a late change round, in one working day',
      history(
        opened,
        form,
        sent,
        chosen,
        ['review_ready', day(30, 16)],
        ['changes_requested', new Date('2026-12-01T12:00Z')],
      ),
      new Date('2026-12-01T12:00Z'),
      ['website', 'shop', '2026-12-02T12:00', 8, false],
    ],
    [
      'a reopened website, in one working day',
      history(
        opened,
        form,
        sent,
        chosen,
        ['went_live', day(30, 17)],
        ['reopened', new Date('2026-12-07T09:00Z')],
      ),
      new Date('2026-12-07T09:00Z'),
      ['website', 'shop', '2026-12-07T17:00', 8, false],
    ],
    [
      'the website of a restored order, without the time it was closed',
      history(opened, form, sent, chosen, ['closed', day(24, 9)], ['restored', day(26, 9)]),
      day(26, 9),
      ['website', 'shop', '2026-12-02T17:00', 40, false],
    ],
    ['nothing, once it is live', history(opened, chosen, ['went_live', day(24, 9)]), day(30, 9), null],
    [
      'nothing, while the order is cancelled',
      history(opened, form, ['closed', day(22, 9)]),
      day(30, 9),
      null,
    ],
  ])('%s', (_, events, now, expected) => expect(dueOf(events, now)).toEqual(expected));
});

const minutes = (ms: number) => new Date(ms);
const clockAt = (events: ProjectEvent[], calendar: WorkingCalendar, ms: number) =>
  projectClock(events, calendar, minutes(ms));

describe('what staff see as due', () => {
  const dueAfter = (...events: Parameters<typeof history>) =>
    projectClock(history(...events), LONDON, day(23, 9)).due;
  const [formDue, choice, designs] = [dueAfter(opened), dueAfter(opened, form, sent), dueAfter(opened, form)];
  const unsent = { formSentAt: null, customerEmail: 'ada@quill.example' };
  const emailed = { ...unsent, formSentAt: day(20, 9) };

  it('a form whose link was never sent waits for us; later parts do not ask for it', () => {
    expect(dueForStaff(formDue, unsent)).toMatchObject({ part: 'form_link', from: 'shop', at: null });
    expect(dueForStaff(formDue, emailed)).toEqual(formDue);
    expect(dueForStaff(choice, unsent)).toEqual(choice);
  });

  it('nothing waits for an erased customer; work that we owe stays', () => {
    const erased = { formSentAt: null, customerEmail: `order-1@${ERASED_HOST}` };
    expect(dueForStaff(formDue, erased)).toBeNull();
    expect(dueForStaff(choice, erased)).toBeNull();
    expect(dueForStaff(designs, erased)).toEqual(designs);
  });
});

describe('the clock, over 10,000 random histories', () => {
  it('time only runs down, and the shop is late exactly after the due time', () =>
    fc.assert(
      fc.property(calendars, histories, waits, waits, (calendar, events, wait, more) => {
        const now = lastOf(events) + wait;
        const [first, later] = [clockAt(events, calendar, now), clockAt(events, calendar, now + more)];
        expect(later.due?.at).toEqual(first.due?.at);
        expect(later.due?.leftMs ?? 0).toBeLessThanOrEqual(first.due?.leftMs ?? 0);
        expect(first.isLate).toBe(first.due?.at ? now > first.due.at.getTime() : false);
        if (first.due?.from === 'customer') expect([first.due.at, first.isLate]).toEqual([null, false]);
        if ((first.due?.leftMs ?? 0) > 0) expect(first.isLate).toBe(false);
      }),
      { numRuns: RUNS },
    ));

  it('at the due time no time is left', () =>
    fc.assert(
      fc.property(calendars, histories, (calendar, events) => {
        const due = clockAt(events, calendar, lastOf(events)).due;
        if (!due?.at || (due.leftMs ?? 0) < 0) return;
        expect(clockAt(events, calendar, due.at.getTime()).due?.leftMs).toBe(0);
      }),
      { numRuns: RUNS },
    ));

  it('a website without change rounds is due after exactly 48 hours of the shop’s working time', () =>
    fc.assert(
      fc.property(
        calendars,
        instants,
        fc.array(fc.tuple(briefWaits, waits), { maxLength: 4 }),
        (calendar, start, rounds) => {
          const events = historyOf(start, []);
          let at = start.getTime();
          let used = 0;
          events.push({ kind: 'design_chosen', actorKind: 'customer', createdAt: new Date(at) });
          for (const [worked, closed] of rounds) {
            used += workingMsBetween(calendar, minutes(at), minutes(at + worked));
            if (used > 48 * HOUR_MS) return;
            events.push({ kind: 'closed', actorKind: 'system', createdAt: minutes(at + worked) });
            at += worked + closed;
            events.push({ kind: 'restored', actorKind: 'system', createdAt: minutes(at) });
          }
          const { due } = clockAt(events, calendar, at);
          expect(used + workingMsBetween(calendar, minutes(at), due?.at ?? minutes(0))).toBe(48 * HOUR_MS);
        },
      ),
      { numRuns: RUNS },
    ));

  it('waiting for the customer never makes the shop later', () =>
    fc.assert(
      fc.property(calendars, histories, waits, waits, waits, (calendar, events, worked, waited, more) => {
        const from = lastOf(events) + worked;
        const now = from + waited + more;
        const without = clockAt(events, calendar, now);
        if (without.due?.from !== 'shop') return;
        const pauses: [ProjectEventKind, ProjectEventKind] | null =
          without.due.part === 'website' ? ['review_ready', 'approved'] : ['closed', 'restored'];
        const paused = clockAt(
          [
            ...events,
            { kind: pauses[0], actorKind: 'staff', createdAt: minutes(from) },
            { kind: pauses[1], actorKind: 'customer', createdAt: minutes(from + waited) },
          ],
          calendar,
          now,
        );
        expect(paused.due?.leftMs ?? 0).toBeGreaterThanOrEqual(without.due.leftMs ?? 0);
        expect(paused.due?.at?.getTime()).toBeGreaterThanOrEqual(without.due.at?.getTime() ?? 0);
        if (!without.isLate) expect(paused.isLate).toBe(false);
      }),
      { numRuns: RUNS },
    ));

  it('a change round never takes time from the shop', () =>
    fc.assert(
      fc.property(calendars, histories, waits, (calendar, events, wait) => {
        const now = lastOf(events) + wait;
        const asked: ProjectEvent[] = [
          ...events,
          { kind: 'changes_requested', actorKind: 'customer', createdAt: minutes(now) },
        ];
        const before = clockAt(events, calendar, now);
        if (before.due?.part !== 'choice' && before.due?.part !== 'approval' && before.due?.part !== 'launch')
          return;
        const { due, isLate } = clockAt(asked, calendar, now);
        expect(isLate).toBe(false);
        expect(due?.leftMs).toBeGreaterThanOrEqual((before.due.part === 'choice' ? 24 : 8) * HOUR_MS);
        expect(due?.leftMs).toBeGreaterThanOrEqual(before.due.leftMs ?? 0);
      }),
      { numRuns: RUNS },
    ));
});
