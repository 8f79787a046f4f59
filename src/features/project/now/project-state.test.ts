import { expect, it } from 'vitest';
import type { CustomerPageView } from '#src/domain/project/project/customer-page.schema.ts';
import { nextStep, situationOf } from './project-state.ts';

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
