/** Texts of the customer's page; other languages are loaded when an order is in one of them. */
import { inSpellingOf } from '#src/domain/shared/swiss-spelling.ts';
import { texts as en } from './dictionaries/en.ts';

export type ProjectTexts = typeof en;
export const ENGLISH: ProjectTexts = en;

const files = import.meta.glob<{ texts: ProjectTexts }>('./dictionaries/*.ts');

/** `de` for `de-AT`. A language without a file, or one that cannot be loaded, is English. */
export async function loadTexts(lang: string): Promise<ProjectTexts> {
  const load = files[`./dictionaries/${lang.split('-')[0]}.ts`];
  return load
    ? load().then(
        ({ texts }) => inSpellingOf(lang, texts),
        () => ENGLISH,
      )
    : ENGLISH;
}

/** The first of the languages that has a file. */
export const firstKnown = (languages: readonly string[]): string =>
  languages.find((lang) => `./dictionaries/${lang.split('-')[0]}.ts` in files) ?? ENGLISH.lang;
