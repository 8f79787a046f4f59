import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CERTIFICATE_NUMBER,
  certificateNumber,
  initialsOf,
  isCertificateValid,
  NAME_DISPLAYS,
  NUMBER_ALPHABET,
  nameOnCertificate,
  offeredBatches,
  parseCertificateNumber,
} from './certificate.rules.ts';

it('a number has two groups of four characters that print can’t confuse', () => {
  expect(NUMBER_ALPHABET).toMatch(/^[2-9A-Z]+$/);
  expect(NUMBER_ALPHABET).not.toMatch(/[ILO]/);
  expect(certificateNumber(NUMBER_ALPHABET.slice(0, 8))).toBe('TREE-2345-6789');
  for (const letter of NUMBER_ALPHABET)
    expect(certificateNumber(letter.repeat(8))).toMatch(CERTIFICATE_NUMBER);
  expect(certificateNumber('ABCDEFGH')).toMatch(CERTIFICATE_NUMBER);
});

it.each([
  [' tree-7k3m-q9xw ', 'TREE-7K3M-Q9XW'],
  ['TREE-7K3M-Q9XW', 'TREE-7K3M-Q9XW'],
  ['TREE-0000-1111', null],
  ['TREE-7K3MQ9XW', null],
  ['', null],
])('"%s" is read as %s', (text, number) => expect(parseCertificateNumber(text)).toBe(number));

it.each([
  ['Agnes Hollow', 'A. H.'],
  ['  Jan  van der Berg ', 'J. V. D. B.'],
  ['Anne-Marie O’Neill', 'A. O.'],
  ['Þóra Ægisdóttir', 'Þ. Æ.'],
  ['Ελένη Παπαδοπούλου', 'Ε. Π.'],
  ['Иван Петров', 'И. П.'],
  ['E\u0301va Kis', 'É. K.'],
  ['“Bo” (Robert)', 'B. R.'],
  ['🌳', ''],
])('initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

const AGNES = { customer: 'Agnes Hollow', business: 'Hollow Bakery' };
it('the name appears as the customer chose', () => {
  const shown = Object.fromEntries(
    NAME_DISPLAYS.map((display) => [display, nameOnCertificate(display, AGNES)]),
  );
  expect(shown).toEqual({ full: 'Agnes Hollow', business: 'Hollow Bakery', initials: 'A. H.', hidden: null });
});

it('without a business, initials are shown, never the full name', () => {
  expect(nameOnCertificate('business', { ...AGNES, business: null })).toBe('A. H.');
  expect(nameOnCertificate('business', { ...AGNES, business: '  ' })).toBe('A. H.');
  expect(nameOnCertificate('initials', { customer: '🌳', business: null })).toBeNull();
});

it('hidden shows nothing of the names, and initials no more than first letters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (customer, business) => {
      expect(nameOnCertificate('hidden', { customer, business })).toBeNull();
      const initials = nameOnCertificate('initials', { customer, business }) ?? '';
      expect(initials.split(' ').length).toBeLessThanOrEqual(customer.split(/\s+/).length);
    }),
  );
});

it.each([
  [true, 'a live website', ['opened', 'went_live'], null],
  [true, 'a reopened website', ['opened', 'went_live', 'reopened'], null],
  [false, 'a website that never was live', ['opened'], null],
  [false, 'a launch that was undone', ['opened', 'went_live', 'undone'], null],
  [false, 'a cancelled order', ['opened', 'went_live', 'closed'], null],
  [true, 'a cancelled order whose tree is planted', ['opened', 'went_live', 'closed'], 1],
  [true, 'an order paid again', ['opened', 'went_live', 'closed', 'restored'], null],
] as const)('valid %s: the certificate of %s', (valid, _, kinds, batchId) =>
  expect(
    isCertificateValid(
      kinds.map((kind) => ({ kind })),
      { batchId },
    ),
  ).toBe(valid),
);

it('the plantings recorded last and those without trees are offered, whenever they took place', () => {
  // By the day of planting, as the server lists them: the fifth was recorded late.
  const batches = [
    { id: 4, trees: 12 },
    { id: 3, trees: 9 },
    { id: 2, trees: 7 },
    { id: 5, trees: 1 },
    { id: 1, trees: 0 },
  ];
  expect(offeredBatches(batches).map(({ id }) => id)).toEqual([5, 4, 1]);
});
