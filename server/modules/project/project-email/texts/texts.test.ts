/** Guarantees for every language of the emails about a project. */
import { describe, expect, it } from 'vitest';
import { MARKETS } from '#src/domain/markets.ts';
import { byLanguage } from './by-language.ts';
import { en } from './en.ts';
import { projectEmailTexts } from './languages.ts';

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
    expect(projectEmailTexts(lang), lang).toEqual({
      lang: translated ? lang : 'en-GB',
      texts: translated ?? en,
    });
  }
  for (const lang of ['en', 'xx', '', 'constructor']) expect(projectEmailTexts(lang).texts).toBe(en);
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

    it('has subjects and previews that fit their lines', () => {
      const longer = (name: string, max: number) =>
        all.filter(
          ([path, text]) => path.endsWith(name) && text.replace('{orderId}', '482019375').length > max,
        );
      expect(longer('.subject', 60)).toEqual([]);
      expect(longer('.preview', 140)).toEqual([]);
    });
  },
);
