import { describe, expect, it } from 'vitest';
import { ENGLISH } from '#src/content/languages/customer-page.ts';
import type { CustomerPageView } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { cityOf, createFormats } from './formats.ts';
import { announcementKey, type ClockView, clockText, nextStep, situationOf } from './project-state.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
type Shown = Parameters<typeof nextStep>[0] & Parameters<typeof situationOf>[0];
const view = (changes: Partial<CustomerPageView>): Shown => ({
  stage: 'designing',
  isApproved: false,
  messages: [],
  actions: [],
  formUrl: null,
  siteUrl: null,
  domain: { name: 'quill.example', confirmedAt: at(1) },
  ...changes,
});

it('one thing is needed next, or nothing', () => {
  const unconfirmed = { name: 'quill.example', confirmedAt: null };
  expect(nextStep(view({ stage: 'awaiting_form', formUrl: '/form' }))).toBe('form');
  expect(nextStep(view({}))).toBeNull();
  expect(nextStep(view({ domain: unconfirmed }))).toBe('domain');
  const choosing = view({ stage: 'choosing', actions: ['choose_design', 'request_changes'] });
  expect(nextStep({ ...choosing, domain: unconfirmed })).toBe('choose');
  expect(nextStep(view({ stage: 'reviewing', actions: ['approve', 'request_changes'] }))).toBe('approve');
  expect(nextStep(view({ stage: 'live', siteUrl: 'https://quill.example/' }))).toBe('openSite');
  expect(nextStep(view({ stage: 'closed', domain: unconfirmed }))).toBeNull();
});

it('changes that the shop works on have their own heading', () => {
  const round = {
    id: 1,
    kind: 'change_request' as const,
    from: 'customer' as const,
    authorName: 'Ada',
    text: 'Larger',
    files: [],
    answeredAt: null,
    createdAt: at(2),
  };
  expect(situationOf(view({ messages: [round] }))).toBe('redesigning');
  expect(situationOf(view({ messages: [round], stage: 'building' }))).toBe('rebuilding');
  expect(situationOf(view({ messages: [{ ...round, answeredAt: at(3) }], stage: 'building' }))).toBe(
    'building',
  );
  expect(situationOf(view({ stage: 'reviewing', isApproved: true }))).toBe('approved');
});

const utc = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour, minute));
/** Monday 23 November 2026; London is at UTC. */
const designing: ClockView = {
  stage: 'designing',
  timeZone: 'Europe/London',
  stageTimes: { designing: utc(23, 14, 20) },
  due: { part: 'designs', from: 'shop', at: utc(24, 14, 20), leftMs: 0, isWorkingTime: false },
};
const building: ClockView = {
  ...designing,
  stage: 'building',
  stageTimes: { building: utc(23, 15) },
  due: { part: 'website', from: 'shop', at: utc(30, 15), leftMs: 0, isWorkingTime: true },
};
const shown = (view: ClockView, now: Date, timeZone = 'Europe/London') =>
  clockText(view, ENGLISH, createFormats(ENGLISH, 'en', timeZone), now);

describe('the clock', () => {
  it('names the day, the time and what is left', () => {
    const clock = shown(designing, utc(23, 23, 8));
    expect(`${clock?.headline}; ${clock?.left}`).toBe('Designs due tomorrow, 14:20; 15 h 12 min left');
    expect(shown(designing, utc(24, 9, 8))).toMatchObject({
      headline: 'Designs due today, 14:20',
      left: '5 h 12 min left',
      isLate: false,
    });
    expect(shown(designing, utc(24, 14, 19))?.left).toBe('1 min left');
  });

  it('writes a short date with the name of its month', () => {
    const shortDay = (lang: string) =>
      createFormats({ ...ENGLISH, lang }, lang, 'UTC').shortDay(utc(27, 12), utc(28, 12));
    expect(shortDay('en')).toBe('27 Nov');
    expect(shortDay('bg')).toBe('27 ноември');
    expect(shortDay('lt')).toBe('lapkričio 27 d.');
  });

  it('names the city of the shop in the language of the page', () => {
    expect(cityOf('Europe/London', 'cs')).toBe('Londýn');
    expect(cityOf('Europe/London', 'de')).toBe('London');
    expect(cityOf('America/New_York', 'cs')).toBe('New York');
  });

  it('is in the visitor’s time zone, with the shop’s beside it only if they differ', () => {
    expect(shown(designing, utc(24, 9))?.atShop).toBeNull();
    expect(shown(designing, utc(24, 9), 'Europe/Berlin')).toMatchObject({
      headline: 'Designs due today, 15:20',
      atShop: '14:20 in London',
    });
    // In Auckland it is the next day.
    expect(shown(designing, utc(24, 9), 'Pacific/Auckland')?.headline).toBe('Designs due tomorrow, 03:20');
  });

  it('counts working time: not at night, at weekends or on holidays', () => {
    expect(shown(building, utc(23, 16))?.left).toBe('39 h of working time left');
    expect(shown(building, utc(28, 12))?.left).toBe('6 h of working time left');
    expect(shown({ ...building, holidays: ['2026-11-25'] }, utc(23, 16))?.left).toBe(
      '31 h of working time left',
    );
    expect(shown(building, utc(28, 12))?.resting).toBe(
      'We’re closed right now. The clock starts again Monday 30 November, 09:00.',
    );
    expect(shown(building, utc(27, 12))?.resting).toBeNull();
  });

  it('says how late it is', () => {
    expect(shown(designing, utc(24, 17, 5))).toMatchObject({
      headline: 'Designs due today, 14:20',
      left: '2 h 45 min late',
      isLate: true,
      passed: 1,
    });
  });

  it('is silent while the customer’s answer is awaited', () => {
    const due = { part: 'choice', from: 'customer', at: null, leftMs: null, isWorkingTime: false } as const;
    expect(shown({ ...designing, stage: 'choosing', due }, utc(24, 9))).toBeNull();
  });

  it('is announced at a few thresholds, not each minute', () => {
    const keys = Array.from({ length: 25 * 60 }, (_, minute) =>
      announcementKey(
        { ...designing, isApproved: false },
        new Date(utc(23, 14, 20).getTime() + minute * 60_000),
      ),
    );
    expect(new Set(keys).size).toBe(5);
  });
});
