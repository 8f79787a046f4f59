import { describe, expect, it } from 'vitest';
import { checkDkim, type DkimFacts, isDkimRecord } from './dkim.rules.ts';
import { checkDmarc, type DmarcFacts } from './dmarc.rules.ts';
import { isReservedDomain, senderDomain } from './email-setup.rules.ts';

const RSA_2048 = 'A'.repeat(392);
const dkim = (record: string | null, more: Partial<DkimFacts> = {}) =>
  checkDkim({
    domain: 'shop.co.uk',
    selectors: ['s1'],
    areConfigured: true,
    found: record === null ? null : { selector: 's1', records: [record] },
    hasFailed: false,
    ...more,
  });

describe('DKIM', () => {
  it.each([
    ['a long key', `v=DKIM1; k=rsa; p=${RSA_2048}`],
    ['a key without version', `p=${RSA_2048}`],
    ['a key of the minimum', `v=DKIM1; p=${'A'.repeat(216)}`],
    ['an Ed25519 key', `v=DKIM1; k=ed25519; p=${'A'.repeat(43)}=`],
  ])('%s is done', (_, record) =>
    expect(dkim(record)).toMatchObject({ state: 'done', found: 'Found a key under the selector “s1”.' }),
  );

  it.each([
    ['withdrawn', 'v=DKIM1; p=', 'its key was withdrawn'],
    ['of 512 bits', `v=DKIM1; p=${'A'.repeat(128)}`, 'shorter than 1024 bits'],
    ['of another version', `v=DKIM2; p=${RSA_2048}`, 'its version is “DKIM2”'],
    ['of another kind', `v=DKIM1; k=dsa; p=${RSA_2048}`, 'its kind of key is “dsa”'],
    ['not base64', 'v=DKIM1; p=<your key>', 'can’t be read'],
  ])('a key that is %s is to do', (_, record, text) =>
    expect(dkim(record)).toMatchObject({ state: 'todo', found: expect.stringContaining(text) }),
  );

  it('two keys under one selector are to do', () =>
    expect(dkim('', { found: { selector: 's1', records: ['p=A', 'p=B'] } }).found).toContain(
      'there are 2 of them',
    ));

  it('without a key, the record to add has the selector of the settings', () => {
    expect(dkim(null)).toMatchObject({ state: 'todo', record: { name: 's1._domainkey.shop.co.uk' } });
    const guessed = dkim(null, { areConfigured: false, selectors: ['default', 'mail'] });
    expect(guessed.found).toContain('usual selectors (default, mail)');
    expect(guessed.todo).toContain('MAIL_DKIM_SELECTOR');
    expect(dkim(null, { hasFailed: true }).found).toContain('did not answer');
  });

  it('other TXT records under the name are no keys', () =>
    expect(['v=spf1 -all', 'google-site-verification=x', `p=${RSA_2048}`].map(isDkimRecord)).toEqual([
      false,
      false,
      true,
    ]));
});

describe('DMARC', () => {
  const dmarc = (records: string[], more: Partial<DmarcFacts> = {}) =>
    checkDmarc({
      domain: 'mail.shop.co.uk',
      answer: { records },
      above: null,
      reportsTo: 'hello@shop.co.uk',
      ...more,
    });

  it('without a record, the one to add asks for reports', () =>
    expect(dmarc(['v=spf1 -all'])).toMatchObject({
      state: 'todo',
      record: {
        name: '_dmarc.mail.shop.co.uk',
        value: 'v=DMARC1; p=quarantine; rua=mailto:hello@shop.co.uk',
      },
    }));

  it('p=none only reports, and its replacement keeps the other tags', () =>
    expect(dmarc(['v=DMARC1; p=none; rua=mailto:d@shop.co.uk; adkim=s'])).toMatchObject({
      state: 'todo',
      found: expect.stringContaining('forged emails are only reported'),
      record: { value: 'v=DMARC1; p=quarantine; rua=mailto:d@shop.co.uk; adkim=s' },
    }));

  it.each(['v=DMARC1; p=quarantine', 'v=DMARC1;p=reject;', 'V=dmarc1; P=REJECT'])('%s is done', (record) =>
    expect(dmarc([record]).state).toBe('done'),
  );

  it('a subdomain takes the record of the domain above, with its policy for subdomains', () => {
    const above = (record: string) => ({ above: { domain: 'shop.co.uk', answer: { records: [record] } } });
    expect(dmarc([], above('v=DMARC1; p=reject'))).toMatchObject({
      state: 'done',
      found: 'Found “v=DMARC1; p=reject” at _dmarc.shop.co.uk.',
    });
    expect(dmarc([], above('v=DMARC1; p=reject; sp=none')).state).toBe('todo');
  });

  it('two records, and one without a policy, are to do', () => {
    expect(dmarc(['v=DMARC1; p=none', 'v=DMARC1; p=reject']).found).toContain('2 DMARC records');
    expect(dmarc(['v=DMARC1; rua=mailto:x@y.co']).found).toContain('names no policy');
  });
});

describe('the sender’s domain', () => {
  it.each([
    ['Shop <hello@Shop.co.uk>', 'shop.co.uk'],
    ['hello@shop.co.uk', 'shop.co.uk'],
    ['"a@b" <hello@shop.co.uk>', 'shop.co.uk'],
    ['nobody', null],
  ])('%s', (from, domain) => expect(senderDomain(from)).toBe(domain));

  it('domains for examples are never looked up', () =>
    expect(
      ['hedgerow.example', 'example.com', 'x.test', 'localhost', 'shop.co.uk', 'myexample.com'].map(
        isReservedDomain,
      ),
    ).toEqual([true, true, true, true, false, false]));
});
