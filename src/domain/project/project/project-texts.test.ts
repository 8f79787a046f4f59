import { expect, it } from 'vitest';
import {
  durationText,
  staffFirstName,
  stageLabel,
  stageSteps,
  timeLeftText,
  waitText,
} from './project-texts.rules.ts';

const HOUR = 3_600_000;

it('a duration is in hours and whole minutes', () =>
  expect([0, 59_999, 12 * 60_000, 40 * HOUR, 5 * HOUR + 12.9 * 60_000].map(durationText)).toEqual([
    '0 min',
    '0 min',
    '12 min',
    '40 h',
    '5 h 12 min',
  ]));

it('the time left says whether it is working time; a late project says since when', () => {
  const due = (leftMs: number, isWorkingTime: boolean) =>
    ({ part: 'website', from: 'shop', at: new Date('2026-11-23T17:00Z'), leftMs, isWorkingTime }) as const;
  const now = new Date('2026-11-24T09:00Z');
  expect(timeLeftText({ due: due(5 * HOUR, false), isLate: false }, now)).toBe('5 h left');
  expect(timeLeftText({ due: due(40 * HOUR, true), isLate: false }, now)).toBe('40 h of working time left');
  expect(timeLeftText({ due: due(0, true), isLate: true }, now)).toBe('16 hours late');
  expect(timeLeftText({ due: null, isLate: false }, now)).toBeNull();
});

it('a wait says for whom and for how long; work that nobody has started is to be designed', () => {
  const due = { part: 'form', from: 'customer', at: null, leftMs: null, isWorkingTime: false } as const;
  const now = new Date('2026-11-24T09:00Z');
  const waitingSince = new Date('2026-10-05T09:00Z');
  expect(waitText({ due, waitingSince }, now)).toBe('From the customer, for 50 days');
  expect(waitText({ due: { ...due, part: 'form_link', from: 'shop' }, waitingSince }, now)).toBe(
    'From us, for 50 days',
  );
  expect(stageLabel({ stage: 'designing', isToStart: true })).toBe('To design');
  expect(stageLabel({ stage: 'designing', isToStart: false })).toBe('Designing');
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));

it('the stages have the dates of the past and the promised one', () => {
  const stageTimes = { awaiting_form: at(20), designing: at(21) };
  const due = { part: 'designs', from: 'shop', at: at(22), leftMs: 1, isWorkingTime: false } as const;
  expect(stageSteps({ stage: 'designing', stageTimes, due }).slice(0, 4)).toEqual([
    { stage: 'awaiting_form', state: 'done', at: at(21), expectedAt: null },
    { stage: 'designing', state: 'current', at: at(21), expectedAt: null },
    { stage: 'choosing', state: 'upcoming', at: null, expectedAt: at(22) },
    { stage: 'building', state: 'upcoming', at: null, expectedAt: null },
  ]);
  const closed = stageSteps({ stage: 'closed', stageTimes, due: null });
  expect(closed.map(({ state }) => state)).toEqual(['done', 'done', ...Array(4).fill('upcoming')]);
});

it.each([
  ['maya.okafor', 'Maya'],
  ['Maya', 'Maya'],
  ['anne-marie', 'Anne'],
  ['émile', 'Émile'],
  ['admin', null],
  ['support.uk', null],
  ['maya@hedgerow.example', null],
  ['maya.okafor@hedgerow.example', null],
  ['maya42', null],
  ['m.okafor', null],
  ['via token Maya', null],
  ['system', null],
  ['', null],
])('of the account %j customers read %j', (account, name) => expect(staffFirstName(account)).toBe(name));
