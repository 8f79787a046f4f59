/**
 * Values that programs often handle badly: unusual texts, boundary numbers, deep or odd structures.
 */
import fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  '../../../etc/passwd',
  "' or 1=1 --",
  '"; drop table x; --',
  '%',
  '%00',
  '%_\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '2147483648',
  '9223372036854775808',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '0000-01-01',
  '+275760-09-14',
  '10000-01-01T00:00:00Z',
  'n-1.x',
  'b999999999999999.abc',
  't.a',
  '👩‍👩‍👧‍👦',
  'İ',
  'é'.repeat(300),
  'x'.repeat(5000),
  'a@b.example',
  '"very odd"@example.com',
];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  1.5,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  5e-324,
];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
);
export const oddNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], { length: -1 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Written as text, because `JSON.stringify` never produces these. */
export const ODD_JSON = [
  '',
  '{',
  'nul',
  '[]',
  '"text"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"id":1,"id":2}',
  '{"id":1e999}',
  '{"name":"\\ud800"}',
  `{"a":${'['.repeat(60)}${']'.repeat(60)}}`,
  `{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
  `{"text":"${'x'.repeat(40_000)}"}`,
];
