/** Emails about an order in its language. */
import { inLanguage } from '#src/domain/shared/in-language.ts';
import { byLanguage } from './by-language.ts';
import type { OrderUpdateTexts } from './texts.ts';

/** @param lang BCP 47 tag of a market, such as `de-AT` */
export const orderUpdateTexts = (lang: string) => inLanguage<OrderUpdateTexts>(byLanguage, lang);
