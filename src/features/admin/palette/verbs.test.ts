import { expect, it } from 'vitest';
import { splitVerb, verbsFor } from './verbs.ts';

it.each([
  ['send hollow', 'send', 'hollow'],
  ['Cancel  123', 'cancel', '123'],
  ['send', null, 'send'],
  ['sending hollow', null, 'sending hollow'],
])('%j is the verb %j and the words %j', (query, verb, words) =>
  expect(splitVerb(query)).toEqual({ verb, words }),
);

it('only actions that the server would accept are offered', () => {
  const hit = (status: 'pending' | 'paid' | 'cancelled', formSent: boolean) =>
    verbsFor({ id: 1, label: '', href: '', order: { status, formSent } });
  expect(hit('paid', false)).toEqual(['send', 'cancel', 'open']);
  expect(hit('paid', true)).toEqual(['cancel', 'open']);
  expect(hit('pending', false)).toEqual(['cancel', 'open']);
  expect(hit('cancelled', false)).toEqual(['open']);
});
