/** The texts of the review page; other languages are loaded when a review is in one of them. */
import { review } from './en/review.ts';
import { loadTexts } from './load-texts.ts';
import type { ReviewDictionary } from './review-texts.ts';

export type ReviewTexts = { lang: string; texts: ReviewDictionary };
export const ENGLISH: ReviewTexts = { lang: 'en-GB', texts: review };

const files = import.meta.glob<ReviewDictionary>(['./*/review.ts', '!./en/review.ts'], { import: 'review' });

/** The first of the languages that has a file; for a page whose order is not known. */
export const firstKnownReview = (languages: readonly string[]): string =>
  languages.find((lang) => /^en\b/.test(lang) || `./${lang.split('-')[0]}/review.ts` in files) ??
  ENGLISH.lang;

/**
 * English if the language cannot be loaded.
 * @param lang BCP 47 tag of a market, such as `de-AT`
 */
export async function reviewTexts(lang: string): Promise<ReviewTexts> {
  const texts = await loadTexts(files, lang);
  return texts ? { lang, texts } : ENGLISH;
}
