/** Texts of the tree certificate in the language of the order. */
import { inLanguage } from '#src/domain/shared/in-language.ts';
import { byLanguage } from './by-language.ts';
import type { TreeTexts } from './texts.ts';

/** @param lang BCP 47 tag of a market, such as `de-AT` */
export const treeTexts = (lang: string) => inLanguage<TreeTexts>(byLanguage, lang);
