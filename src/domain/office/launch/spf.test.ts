import { describe, expect, it } from 'vitest';
import { findEmailProvider } from './email-providers.ts';
import { checkSpf, parseSpf, type SpfFacts, type SpfTree } from './spf.rules.ts';

const TREE: SpfTree = { lookups: 1, includes: [], all: '~', broken: [], unanswered: [] };
const check = (records: string[], more: Partial<SpfFacts> = {}) =>
  checkSpf({
    domain: 'shop.co.uk',
    answer: { records },
    tree: records.length === 1 ? TREE : null,
    smtpHost: 'mail.shop.co.uk',
    provider: null,
    ...more,
  });

describe('reading a record', () => {
  it.each([
    ['v=spf1 include:_spf.google.com ~all', { includes: ['_spf.google.com'], all: '~', lookups: 1 }],
    ['v=spf1 a mx ptr exists:x.y -all', { all: '-', lookups: 4 }],
    ['v=spf1 ip4:1.2.3.0/24 ip6:2001:db8::/32 a/24 ?all', { all: '?', lookups: 1 }],
    ['V=SPF1 INCLUDE:Spf.Example ALL', { includes: ['spf.example'], all: '+', lookups: 1 }],
    ['v=spf1 redirect=_spf.shop.co.uk', { redirect: '_spf.shop.co.uk', all: null, lookups: 1 }],
    ['v=spf1 exp=why.shop.co.uk -all', { lookups: 0, unknownTerm: null }],
    ['v=spf1 ipv4:1.2.3.4 -all', { unknownTerm: 'ipv4:1.2.3.4' }],
    ['v=spf1 include: spf.x -all', { includes: [], unknownTerm: 'spf.x' }],
  ])('%s', (record, expected) => expect(parseSpf(record)).toMatchObject(expected));
});

describe('judging it', () => {
  it('without a record, the one to add names the provider, or the server that sends', () => {
    const provider = findEmailProvider('smtp.office365.com');
    expect(check(['other'], { smtpHost: 'smtp.office365.com', provider }).record).toEqual({
      name: 'shop.co.uk',
      value: 'v=spf1 include:spf.protection.outlook.com ~all',
    });
    expect(check([])).toMatchObject({
      state: 'todo',
      record: { value: 'v=spf1 a:mail.shop.co.uk ~all' },
    });
    for (const smtpHost of [null, 'localhost', '127.0.0.1', '[::1]'])
      expect(check([], { smtpHost }).record?.value).toBe('v=spf1 mx ~all');
    expect(check([], { smtpHost: '9.9.9.9' }).record?.value).toBe('v=spf1 ip4:9.9.9.9 ~all');
  });

  it('two records become one', () =>
    expect(check(['v=spf1 a -all', 'v=spf1 include:x.y a ~all'])).toMatchObject({
      state: 'todo',
      found: 'shop.co.uk has 2 SPF records. Receivers then ignore all of them.',
      record: { value: 'v=spf1 a include:x.y -all' },
    }));

  it('a provider that the record does not name is added before its end', () => {
    const provider = findEmailProvider('email-smtp.eu-west-1.amazonaws.com');
    const record = 'v=spf1 include:_spf.google.com -all';
    expect(check([record], { provider, tree: { ...TREE, includes: ['_spf.google.com'] } })).toMatchObject({
      state: 'todo',
      record: { value: 'v=spf1 include:_spf.google.com include:amazonses.com -all' },
    });
    const nested = { ...TREE, includes: ['_spf.shop.co.uk', 'amazonses.com'] };
    expect(check([record], { provider, tree: nested }).state).toBe('done');
  });

  it.each<[string, string, Partial<SpfTree>, string, string | undefined]>([
    ['an unknown term', 'v=spf1 ipv4:1.2.3.4 a ~all', {}, 'not a part of SPF', 'v=spf1 a ~all'],
    [
      'an include without a record',
      'v=spf1 include:gone.example a ~all',
      { broken: ['gone.example'] },
      'includes gone.example without an SPF record',
      'v=spf1 a ~all',
    ],
    ['eleven lookups', 'v=spf1 a ~all', { lookups: 11 }, 'takes 11 lookups', undefined],
    ['+all', 'v=spf1 a +all', { all: '+' }, 'every server send', 'v=spf1 a ~all'],
    ['no all', 'v=spf1 a', { all: null }, 'every server send', 'v=spf1 a ~all'],
    [
      'an include that is not answered',
      'v=spf1 a ~all',
      { unanswered: ['x.y'] },
      'did not answer',
      undefined,
    ],
  ])('%s is to do', (_, record, tree, text, replacement) => {
    const result = check([record], { tree: { ...TREE, ...tree } });
    expect(result).toMatchObject({ state: 'todo', found: expect.stringContaining(text) });
    expect(result.record?.value).toBe(replacement);
  });

  it('a record in order is done, and says what to compare it with', () =>
    expect(check(['v=spf1 a ~all'])).toMatchObject({
      state: 'done',
      found: 'Found “v=spf1 a ~all”. Check that it covers mail.shop.co.uk.',
    }));

  it('a name server that does not answer is no missing record', () => {
    const result = check([], { answer: { failure: 'timeout' } });
    expect(result.found).toBe('The name server of shop.co.uk did not answer.');
    expect(result).not.toHaveProperty('record');
  });
});
