/** Guarantees for every language of the receipt and the link email. */
import { describe, expect, it } from 'vitest';
import { MARKETS } from '#src/domain/markets.ts';
import { byLanguage } from './by-language.ts';
import { de } from './de.ts';
import { orderEmailTexts } from './languages.ts';

const leaves = (texts: object): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value as object)));
const placeholders = (texts: object) =>
  leaves(texts)
    .flatMap((text) => text.match(/\{\w+\}/g) ?? [])
    .sort();

it('there is one for each market but the English ones', () => {
  for (const { lang } of MARKETS) expect(orderEmailTexts(lang) === null, lang).toBe(lang.startsWith('en'));
  for (const lang of ['en', 'xx', '', 'constructor']) expect(orderEmailTexts(lang)).toBeNull();
});

describe.each(Object.entries(byLanguage))('%s', (_, texts) => {
  it('has every text, with the same placeholders, and subjects that fit their line', () => {
    expect(placeholders(texts)).toEqual(placeholders(de));
    expect(leaves(texts).filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
    for (const { subject } of [texts.receipt, texts.projectLink])
      expect(subject.replace('{orderId}', '482019375').length).toBeLessThanOrEqual(60);
    expect(texts.receipt.preview.length).toBeLessThanOrEqual(140);
  });
});
