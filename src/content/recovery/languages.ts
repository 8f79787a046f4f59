/** The email about a checkout that was begun and not paid, in the language of its market. */
import { inLanguage } from '#src/domain/shared/in-language.ts';
import { byLanguage } from './by-language.ts';
import type { RecoveryTexts } from './recovery-texts.ts';

/** @param lang BCP 47 tag of a market, such as `de-CH` */
export const recoveryTexts = (lang: string) => inLanguage<RecoveryTexts>(byLanguage, lang);
