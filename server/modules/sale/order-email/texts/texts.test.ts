/** Guarantees for every language of the emails about an order. */
import { describe, expect, it } from 'vitest';
import { timeNote } from '#src/content/landing/time-note.ts';
import { MARKETS } from '#src/domain/markets.ts';
import { TIME_SENTENCE } from '#src/domain/offer.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { formatMoney } from '#src/domain/shared/money.ts';
import { byLanguage } from './by-language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { orderUpdateTexts } from './languages.ts';
import type { OrderUpdateTexts } from './texts.ts';

const ORDER_ID = 482_019_375;
/** English writes out these figures. */
const IN_WORDS = ['{designs}', '{minutes}'];

/** Each text with its path, such as `answers.subject`. */
const leaves = (texts: object): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : leaves(value as object).map(([path, text]) => [`${key}.${path}`, text] as [string, string]),
  );
const placeholders = (texts: OrderUpdateTexts, without: readonly string[] = []) =>
  leaves(texts).map(([path, text]) => [
    path,
    (text.match(/\{\w+\}/g) ?? []).filter((name) => !without.includes(name)).sort(),
  ]);

it('has a file for the language of every market', () => {
  expect(Object.keys(byLanguage)).toEqual([...new Set(MARKETS.map(({ lang }) => lang.slice(0, 2)))].sort());
});

it('takes the language of the market, Swiss spelling included, and English for others', () => {
  for (const { lang } of MARKETS) {
    const [, words] =
      Object.entries<OrderUpdateTexts>(byLanguage).find(([key]) => lang.startsWith(key)) ?? [];
    const used = orderUpdateTexts(lang);
    expect(used.lang, lang).toBe(lang);
    expect(JSON.stringify(used.texts), lang).toBe(
      lang === 'de-CH' ? JSON.stringify(words).replaceAll('ß', 'ss') : JSON.stringify(words),
    );
  }
  for (const lang of ['en', 'xx', '', 'constructor']) expect(orderUpdateTexts(lang).texts).toBe(en);
});

it('English has the figures that German has, and writes some of them out', () => {
  expect(placeholders(en)).toEqual(placeholders(de, IN_WORDS));
  expect(timeNote('en')).toBe(TIME_SENTENCE);
});

describe.each(Object.entries<OrderUpdateTexts>(byLanguage))('%s', (lang, texts) => {
  const all = leaves(texts);
  const filled = (text: string) =>
    fillText(text, {
      orderId: ORDER_ID,
      amount: formatMoney(28_000, 'chf', lang),
      designs: 3,
      designHours: 24,
      minutes: 10,
      supportMonths: 12,
    });
  const longer = (name: string, max: number) =>
    all
      .map(([path, text]) => [path, filled(text)])
      .filter(([path, text]) => path?.endsWith(name) && (text ?? '').length > max);

  it('has every text, with the placeholders of the German one', () => {
    if (lang !== 'en') expect(placeholders(texts)).toEqual(placeholders(de));
    expect(all.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  it('has subjects and previews that fit their lines, filled in', () => {
    expect(longer('.subject', 60)).toEqual([]);
    expect(longer('.preview', 140)).toEqual([]);
    const lines = all.filter(([path]) => /\.(subject|preview)$/.test(path)).map(([, text]) => filled(text));
    expect(lines.filter((text) => text.includes('{'))).toEqual([]);
  });
});
