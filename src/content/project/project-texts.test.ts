/** Guarantees for every language of the customer's page. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '#src/domain/markets.ts';
import { dictionaryList } from '../landing/dictionary-list.ts';
import { ENGLISH, type ProjectTexts } from './project-texts.ts';

/** Each text with its path, such as `clock.left`. */
const leaves = (texts: object): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : leaves(value as object).map(([path, text]) => [`${key}.${path}`, text] as [string, string]),
  );
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** A language has plural forms of its own: each form has the placeholders of `other` in English. */
const english = new Map(leaves(ENGLISH));
const englishOf = (path: string): string | undefined =>
  english.get(path) ?? english.get(path.replace(/\.(zero|one|two|few|many)$/, '.other'));

const languages = readdirSync(new URL('dictionaries/', import.meta.url)).map((name) =>
  name.replace(/\.ts$/, ''),
);

it('has a file for the language of every market', () => {
  expect(languages.sort()).toEqual([...new Set(MARKETS.map(({ lang }) => lang.slice(0, 2)))].sort());
});

describe.each(languages)('%s', async (language) => {
  const { texts } = (await import(`./dictionaries/${language}.ts`)) as { texts: ProjectTexts };
  const all = leaves(texts);

  it('is named after its language', () => expect(texts.lang).toBe(language));

  it('has texts with the placeholders of the English ones', () => {
    expect(all.map(([path, text]) => [path, placeholders(text)])).toEqual(
      all.map(([path]) => [path, placeholders(englishOf(path) ?? '')]),
    );
    expect(all.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  it('has the plural forms of its language and no others', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const forms of [texts.messages.earlier, texts.files.all])
      for (const form of Object.keys(forms)) expect(pluralCategories).toContain(form);
  });

  it('says the promise about time in the words of the landing pages', () => {
    if (language !== 'en') expect(texts.clock.promise).toBe(dictionaryList[language]?.timeNote);
  });
});
