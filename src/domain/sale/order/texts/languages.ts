/** Texts of the receipt and the link email, by language. */
import { inSpellingOf } from '#src/domain/shared/swiss-spelling.ts';
import { byLanguage } from './by-language.ts';
import type { OrderEmailTexts } from './texts.ts';

const TEXTS: ReadonlyMap<string, OrderEmailTexts> = new Map(Object.entries(byLanguage));

/** @param lang BCP 47 tag of a market, such as `de-AT`. @returns null for English */
export function orderEmailTexts(lang: string): OrderEmailTexts | null {
  const [language = ''] = lang.split('-');
  const texts = TEXTS.get(language);
  return texts ? inSpellingOf(lang, texts) : null;
}
