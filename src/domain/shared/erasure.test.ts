import { describe, expect, it } from 'vitest';
import { mentionsEmail, valueMentionsEmail } from './erasure.rules.ts';

const BOB = 'bob@zz.example';

describe('L11: an address is found if it is the whole address', () => {
  it.each([
    BOB,
    'It was bob@zz.example.',
    'BOB@ZZ.EXAMPLE, I think',
    '<bob@zz.example>',
    'mailto:bob@zz.example?subject=x',
    "'bob@zz.example'",
    'bob@zz.example - or so',
    'bob@zz.example\nsaid',
    'not rob@zz.example but bob@zz.example',
    'bob＠zz.example',
    'bob@zz.example...',
  ])('L11: %j', (text) => expect(mentionsEmail(text, BOB)).toBe(true));

  it.each([
    'xbob@zz.example',
    'x.bob@zz.example',
    'x+bob@zz.example',
    'o-bob@zz.example',
    "o'bob@zz.example",
    'übob@zz.example',
    'rob@zz.example',
    'bob@zz.example.org',
    'bob@zz.examples',
    'bob@zz.example-shop.com',
    'bob@zzzexample',
    '',
  ])('L11: not in %j', (text) => expect(mentionsEmail(text, BOB)).toBe(false));

  it('L11: regular expression characters are matched literally', () => {
    expect(mentionsEmail('axb@zz.example', 'a.b@zz.example')).toBe(false);
    expect(mentionsEmail('a%_b@zz.example', 'a%_b@zz.example')).toBe(true);
    expect(mentionsEmail('aXYb@zz.example', 'a%_b@zz.example')).toBe(false);
    expect(mentionsEmail("(o'n+x@zz.example)", "o'n+x@zz.example")).toBe(true);
  });

  it('L11: stored values are searched, keys and lists included', () => {
    expect(valueMentionsEmail({ order: { notes: ['from bob@zz.example'] } }, BOB)).toBe(true);
    expect(valueMentionsEmail({ 'bob@zz.example': 1 }, BOB)).toBe(true);
    expect(valueMentionsEmail({ a: 'xbob@zz.example', b: [null, 1, true] }, BOB)).toBe(false);
  });
});
