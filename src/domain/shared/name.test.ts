import { describe, expect, it } from 'vitest';
import { companyName, NAME_INVISIBLE, NAME_LINK, NAME_SIGNS, personName, publicName } from './name.schema.ts';

const person = personName(2, 'Name must be at least 2 characters');
const company = companyName('Business name is required');
const message = (schema: typeof person, name: string): string | undefined =>
  schema.safeParse(name).error?.issues[0]?.message;

describe('L1: names of people in every script are accepted', () => {
  it.each([
    'J. Smith',
    'J.Smith',
    'J.R.R. Tolkien',
    'M.K.Gandhi',
    'St. John',
    'St.John Rivers',
    'Dr.Müller',
    'Sammy Davis Jr.',
    'Anna Meyer, Ph.D.',
    "Siobhán O'Brien-Walsh",
    'Ægir Þórsson',
    'Łukasz Żółć',
    'Nguyễn Thị Minh Khai',
    'Ελένη Παπαδοπούλου',
    'Наталья Ильинична',
    'محمد‌رضا شجریان',
    'محمد بن سلمان',
    'יעל כהן',
    'क्‍षितिज शर्मा',
    'ශ්‍රී ලංකා',
    'അനില്‍ കുമാര്‍',
    'สมชาย ใจดี',
    'អ៊ុំ សុភា',
    '山田太郎',
    '葛󠄀城ゆい',
    '김철수',
    '王小明',
    'Björk',
    'X Æ A-12',
    'Henry VIII (the 8th)',
    'Smith & Sons, c/o Jones',
  ])('L1: %s', (name) => {
    expect(message(person, name)).toBeUndefined();
  });
});

describe('L1: a person’s name contains no link', () => {
  it.each([
    'your prize is waiting, confirm it at https://evil.example/claim',
    'This shop has moved. Order safely at evil.example',
    'visit WWW.evil.example now',
    'evil.com',
    'Evil.Com',
    'shop.evil.co.uk',
    't.co/abc',
    'x.com',
    'evil.example/claim',
    'ftp://evil.example',
    'write to prize@evil.example',
    'evil。example',
    'evil．example',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'ｈｔｔｐｓ：／／evil',
    'bücher.de',
    'пример.рф',
    'go to 192.168.10.1 please',
    'evil.xn--p1ai',
  ])('L1: %s', (name) => {
    expect(message(person, name)).toBe(NAME_LINK);
  });
});

describe('a name shown on the site has the form of a name', () => {
  const shown = publicName('Name must be at least 2 characters');
  it.each(['St. John & Sons', 'J.P. Morgan Ltd.', "Siobhán O'Brien-Walsh", 'Ελένη Παπαδοπούλου', '田中商店'])(
    '%s is accepted',
    (name) => {
      expect(message(shown, name)).toBeUndefined();
    },
  );
  it.each(['@anna', 'Order: call 0123', 'Anna/Ben', 'anna＠partners', 'tel：0123', 'and／or'])(
    '%s is rejected for its sign',
    (name) => {
      expect(message(shown, name)).toBe(NAME_SIGNS);
    },
  );
  it.each(['example.com', 'www.example', 'https://x.example', 'a@b.example'])(
    '%s is rejected as an address',
    (name) => {
      expect(message(shown, name)).toBe(NAME_LINK);
    },
  );
  it('a mark that turns the direction of text is rejected', () => {
    expect(message(shown, 'Anna \u202Eeva')).toBe(NAME_INVISIBLE);
  });
});

describe('L1: names contain nothing invisible', () => {
  it.each([
    '\u202Eevil',
    'a\u202Ab',
    'a\u2066b\u2069',
    'a\u200Bb',
    'a\u200Eb',
    'a\u200Fb',
    'a\u061Cb',
    'a\uFEFFb',
    'a\u2060b',
    'so\u00ADft',
    'Anna\u200CMeyer',
    'Anna\u200DMeyer',
    'م\u200C\u200Cم',
    '\u3164\u3164',
    'a\u{E0041}b',
    'a\u0085b',
    'a\u2028b',
  ])('L1: %j', (name) => {
    expect(message(person, name)).toBe(NAME_INVISIBLE);
    expect(message(company, name)).toBe(NAME_INVISIBLE);
  });
});

describe('L1: a company may be named after its domain, but an address is rejected', () => {
  it.each([
    'Foo.com Ltd',
    'Booking.com',
    'St. John’s Bakery',
    'J.Smith & Sons',
    'Yahoo!',
    'A.B.C. 24/7',
    'Müller GmbH & Co. KG',
    'خبازة‌ مریم',
  ])('L1: %s is accepted', (name) => {
    expect(message(company, name)).toBeUndefined();
  });
  it.each([
    'https://evil.example',
    'www.evil.example',
    'evil.example/claim',
    'evil.example:8080',
    'sales@evil.example',
  ])('L1: %s is rejected', (name) => {
    expect(message(company, name)).toBe(NAME_LINK);
  });
});
