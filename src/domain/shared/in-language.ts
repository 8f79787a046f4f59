import { inSpellingOf } from './typography.ts';

type Dictionaries<Texts> = Readonly<Record<string, Texts>> & { readonly en: Texts };

/** @param lang BCP 47 tag, such as `de-AT`; a language without texts gets English */
export function inLanguage<Texts>(
  dictionaries: Dictionaries<Texts>,
  lang: string,
): { lang: string; texts: Texts } {
  const [language = ''] = lang.split('-');
  const texts = Object.hasOwn(dictionaries, language) ? dictionaries[language] : undefined;
  return texts ? { lang, texts: inSpellingOf(lang, texts) } : { lang: 'en-GB', texts: dictionaries.en };
}

/** Replaces `{name}` by its value; a name without a value stays, so that tests find it. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
