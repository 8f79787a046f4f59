/** Emails about a project in the language of the order. */
import { inLanguage } from '#src/domain/shared/in-language.ts';
import { byLanguage } from './by-language.ts';
import type { ProjectEmailTexts } from './texts.ts';

/** @param lang BCP 47 tag of a market, such as `de-AT` */
export const projectEmailTexts = (lang: string) => inLanguage<ProjectEmailTexts>(byLanguage, lang);
