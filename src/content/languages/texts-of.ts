import { inLanguage } from '#src/domain/shared/in-language.ts';
import { inSpellingOf } from '#src/domain/shared/typography.ts';
import { countryVariants, languages } from './all-languages.ts';
import type { LanguageTexts } from './language-texts.ts';

/**
 * All texts of the server and of the pages that the build renders, in one language. The browser
 * loads single files instead (customer-page.ts, review-page.ts, app-chrome.ts).
 * @param lang BCP 47 tag, such as `de-AT`; an unknown language gets English
 */
export function textsOf(lang: string): LanguageTexts & { lang: string } {
  const found = inLanguage<LanguageTexts>(languages, lang);
  const variant = Object.hasOwn(countryVariants, lang) ? countryVariants[lang] : undefined;
  if (!variant) return { ...found.texts, lang: found.lang };
  const { emails, ...others } = inSpellingOf(lang, variant);
  return { ...found.texts, ...others, emails: { ...found.texts.emails, ...emails }, lang };
}
