import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { adminDate, adminDay, countdown, longDate, longDay, shortDate, shortDay } from './dates.ts';
import { listInput } from './list.schema.ts';
import {
  formatMinor,
  minorToText,
  parseAmountMinor,
  percentOfMinor,
  proportionMinor,
  sumsByCurrency,
} from './money.ts';
import { counted, countText, inWords } from './number-text.ts';
import { day, email, line, optional, paragraph, positiveId } from './text.schema.ts';

describe('money', () => {
  it('each currency that occurs has one sum, by its code', () => {
    const rows = [
      { currency: 'usd', minor: 7 },
      { currency: 'eur', minor: 5 },
      { currency: 'eur', minor: -5 },
    ] as const;
    expect(sumsByCurrency(rows, ({ minor }) => minor)).toEqual([
      { currency: 'eur', amountMinor: 0 },
      { currency: 'usd', amountMinor: 7 },
    ]);
    expect(sumsByCurrency([], () => 1)).toEqual([]);
  });

  it.each([
    ['250', 25_000],
    ['250.5', 25_050],
    ['250.00', 25_000],
    [' 250 ', 25_000],
    ['0', 0],
    ['0.01', 1],
    ['19999999.99', 1_999_999_999],
  ])('%j is %d minor units', (text, minor) => expect(parseAmountMinor(text)).toBe(minor));

  it.each([
    '',
    'abc',
    '250 USD',
    '$250',
    '-1',
    '1e3',
    '1,000',
    '1,000.00',
    '£250',
    '-250',
    '1e9',
    '21474836.48',
    '250.005',
    '.5',
    '250.',
    '99999999999',
    'Infinity',
    '٢٥٠',
    '0x10',
  ])('%j is not an amount and counts as nothing', (text) => expect(parseAmountMinor(text)).toBeNull());

  it('text and minor units round-trip', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        (minor) => parseAmountMinor(minorToText(minor)) === minor,
      ),
    );
  });

  it('is written with its symbol, and a minus in front', () => {
    expect([formatMinor(25_000, 'usd'), formatMinor(-28_005, 'chf'), formatMinor(5, 'gbp')]).toEqual([
      '$250.00',
      '-CHF 280.05',
      '£0.05',
    ]);
  });

  it('a percentage is rounded half up, exactly, at any size', () => {
    expect(percentOfMinor(25_000, '10')).toBe(2500);
    expect(percentOfMinor(5, '10')).toBe(1);
    expect(percentOfMinor(4, '10')).toBe(0);
    expect(percentOfMinor(-5, '10')).toBe(-1);
    expect(percentOfMinor(1999, '12.5')).toBe(250);
    expect(() => percentOfMinor(1, 'ten')).toThrow(RangeError);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (minor, hundredths) => {
          const result = percentOfMinor(minor, (hundredths / 100).toFixed(2));
          const exact = BigInt(minor) * BigInt(hundredths);
          const error = BigInt(result) * 10_000n - exact;
          return error > -5000n && error <= 5000n;
        },
      ),
    );
  });

  it('shares never exceed the whole', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 1_000_000 }),
        (amount, part, whole) => {
          const share = proportionMinor(amount, Math.min(part, whole), whole);
          return share >= 0 && share <= amount;
        },
      ),
    );
    expect(proportionMinor(100, 1, 0)).toBe(0);
  });
});

describe('dates', () => {
  const date = new Date('2026-12-04T09:05:00Z');
  it('are written in the specified format', () => {
    expect(longDate(date)).toBe('4 December 2026');
    expect(longDate(date, 'en-US')).toBe('4 December 2026');
    expect(longDate(date, 'de-AT')).toBe('4. Dezember 2026');
    expect(shortDate(date)).toMatch(/^4 Dec 2026$/);
    expect(adminDate(new Date(2026, 11, 4, 9, 5))).toBe('Dec 04, 2026 at 09:05');
    expect(adminDay('2026-12-04')).toBe('Dec 04, 2026');
    expect([countdown(600), countdown(545), countdown(9), countdown(0)]).toEqual([
      '10:00',
      '9:05',
      '0:09',
      '0:00',
    ]);
  });
  it('of the database are the same day in every time zone', () => {
    for (const zone of ['America/New_York', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', zone);
      const texts = [shortDay('2026-12-01'), longDay('2026-12-01'), adminDay('2026-12-01')];
      vi.unstubAllEnvs();
      expect(texts, zone).toEqual(['1 Dec 2026', '1 December 2026', 'Dec 01, 2026']);
    }
  });
});

const ODD = fc.constantFrom(...'aZ09._+-@,;:<>"\'()[]\\ \r\n\t\0\u001b＠．；é\u202e%$');

describe('SEC-22 email addresses', () => {
  const parse = (value: unknown) => email().safeParse(value);
  it('are normalised before validation', () => {
    expect(parse('  Ada@QUILL.Example ').data).toBe('ada@quill.example');
    expect(parse('ada＠quill.example').data).toBe('ada@quill.example');
  });
  it.each([
    '',
    ' ',
    'ada',
    'ada@',
    '@quill.example',
    'a b@quill.example',
    'a@b@c.example',
    'a@quill',
    'a,b@quill.example',
    '"a"@quill.example',
    null,
    5,
    {},
  ])('%j is rejected with the message of the form', (value) =>
    expect(parse(value).error?.issues[0]?.message).toBe('Please enter a valid email address'),
  );
  it('accepted input contains no control character, comma, quote or angle bracket', () => {
    fc.assert(
      fc.property(fc.string({ unit: ODD }), fc.string({ unit: ODD }), (local, host) => {
        const { data } = parse(`${local}@${host}.example`);
        return data === undefined || /^[^\s,"<>\p{Cc}]+$/u.test(data);
      }),
    );
  });
});

describe('texts', () => {
  it('lines contain no line breaks, paragraphs may', () => {
    expect(line(10).safeParse('a\nb').success).toBe(false);
    expect(paragraph(10).safeParse('a\nb').data).toBe('a\nb');
    expect(line(3).safeParse('abcd').error?.issues[0]?.message).toBe('Use at most 3 characters.');
  });
  it('absent, null and blank all mean not given', () => {
    for (const value of [undefined, null, '', '  ']) expect(optional(line(10)).parse(value)).toBeNull();
    expect(optional(line(10)).parse(' x ')).toBe('x');
  });
  it.each([0, -1, 1.5, Number.NaN, '0', '01', '1e3', '+1', ' 1', '', '9'.repeat(16), null, [], {}])(
    '%j is not an id',
    (value) => expect(positiveId().safeParse(value).success).toBe(false),
  );
  it.each([
    '2026-02-31',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '2026-1-1',
    '+02026-01-01',
    '',
    20260101,
    null,
  ])('%j is not a date', (value) =>
    expect(day('Which day?').safeParse(value).error?.issues[0]?.message).toBe('Which day?'),
  );
  it.each(['0001-01-01', '2028-02-29', '9999-12-31'])('%s is a date', (value) =>
    expect(day('Which day?').parse(value)).toBe(value),
  );
  it('an id may be text', () => expect(positiveId().parse('123456789')).toBe(123_456_789));
});

describe('lists', () => {
  it('default to the newest 200, with a bounded limit', () => {
    expect(listInput.parse({})).toMatchObject({ limit: 200 });
    expect(listInput.parse({ limit: '50', cursor: '1700000000000.5', q: ' x ' })).toMatchObject({
      limit: 50,
      q: 'x',
    });
    for (const bad of [{ limit: 0 }, { limit: '201' }, { limit: 'x' }, { cursor: '1' }, { cursor: "1.1'--" }])
      expect(listInput.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  });
});

describe('numbers in English texts', () => {
  it('have a thousands separator, and their noun a plural', () => {
    expect([0, 1, 2, 12_340].map((count) => counted(count, 'order'))).toEqual([
      '0 orders',
      '1 order',
      '2 orders',
      '12,340 orders',
    ]);
    expect(countText(1_234_567)).toBe('1,234,567');
  });

  it('are words up to nine', () => {
    expect([0, 3, 9, 10].map(inWords)).toEqual(['no', 'three', 'nine', '10']);
  });
});
