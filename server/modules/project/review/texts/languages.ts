/** The email that asks for a review, in the language of the order. */
import { inLanguage } from '#src/domain/shared/in-language.ts';
import { byLanguage } from './by-language.ts';
import type { ReviewEmailTexts } from './texts.ts';

/** @param lang BCP 47 tag of a market, such as `de-AT` */
export const reviewEmailTexts = (lang: string) => inLanguage<ReviewEmailTexts>(byLanguage, lang);
