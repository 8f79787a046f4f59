/** Guarantees for every language of the tree certificate. */
import { describe, expect, it } from 'vitest';
import { MARKETS } from '#src/domain/markets.ts';
import { byLanguage } from './by-language.ts';
import { en } from './en.ts';
import { treeTexts } from './languages.ts';

/** Each text with its path, such as `live.subject`. */
const leaves = (texts: object): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : leaves(value as object).map(([path, text]) => [`${key}.${path}`, text] as [string, string]),
  );
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

it('has a file for the language of every market', () => {
  expect(Object.keys(byLanguage)).toEqual([...new Set(MARKETS.map(({ lang }) => lang.slice(0, 2)))].sort());
});

it('takes the language of the market, and English until it is translated', () => {
  for (const { lang } of MARKETS) {
    const translated = Object.entries(byLanguage).find(([key]) => key === lang.slice(0, 2))?.[1];
    expect(treeTexts(lang), lang).toEqual({
      lang: translated ? lang : 'en-GB',
      texts: translated ?? en,
    });
  }
  for (const lang of ['en', 'xx', '', 'constructor']) expect(treeTexts(lang).texts).toBe(en);
});

describe.each(Object.entries(byLanguage).flatMap(([lang, texts]) => (texts ? [{ lang, texts }] : [])))(
  '$lang',
  ({ texts }) => {
    const all = leaves(texts);

    it('has every text, with the placeholders of the English one', () => {
      const english = leaves(en);
      expect(all.map(([path, text]) => [path, placeholders(text)])).toEqual(
        english.map(([path, text]) => [path, placeholders(text)]),
      );
      expect(all.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
    });

    it('names the planting organisation without saying that the tree is planted', () => {
      const { labels, status } = texts;
      expect(labels.partner.toLowerCase().split(' ')).not.toContain(status.planted.toLowerCase());
    });

    it('has subjects and previews that fit their lines', () => {
      const longer = (name: string, max: number) =>
        all.filter(([path, text]) => path.endsWith(name) && text.length > max);
      expect(longer('.subject', 60)).toEqual([]);
      expect(longer('.preview', 140)).toEqual([]);
    });
  },
);
