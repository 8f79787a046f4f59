/** The texts of the review page; each language is loaded when it is needed. */
import type { ForeignLanguage } from '#src/domain/markets.ts';
import { inSpellingOf } from '#src/domain/shared/swiss-spelling.ts';
import { en } from './dictionaries/en.ts';
import type { ReviewDictionary } from './dictionary.ts';

type Loader = () => Promise<ReviewDictionary>;

export const REVIEW_LOADERS: Readonly<Record<string, Loader>> = {
  bg: () => import('./dictionaries/bg.ts').then((module) => module.bg),
  cs: () => import('./dictionaries/cs.ts').then((module) => module.cs),
  da: () => import('./dictionaries/da.ts').then((module) => module.da),
  de: () => import('./dictionaries/de.ts').then((module) => module.de),
  el: () => import('./dictionaries/el.ts').then((module) => module.el),
  es: () => import('./dictionaries/es.ts').then((module) => module.es),
  et: () => import('./dictionaries/et.ts').then((module) => module.et),
  fi: () => import('./dictionaries/fi.ts').then((module) => module.fi),
  fr: () => import('./dictionaries/fr.ts').then((module) => module.fr),
  hr: () => import('./dictionaries/hr.ts').then((module) => module.hr),
  hu: () => import('./dictionaries/hu.ts').then((module) => module.hu),
  is: () => import('./dictionaries/is.ts').then((module) => module.is),
  it: () => import('./dictionaries/it.ts').then((module) => module.it),
  lt: () => import('./dictionaries/lt.ts').then((module) => module.lt),
  lv: () => import('./dictionaries/lv.ts').then((module) => module.lv),
  nb: () => import('./dictionaries/nb.ts').then((module) => module.nb),
  nl: () => import('./dictionaries/nl.ts').then((module) => module.nl),
  pl: () => import('./dictionaries/pl.ts').then((module) => module.pl),
  pt: () => import('./dictionaries/pt.ts').then((module) => module.pt),
  ro: () => import('./dictionaries/ro.ts').then((module) => module.ro),
  sk: () => import('./dictionaries/sk.ts').then((module) => module.sk),
  sl: () => import('./dictionaries/sl.ts').then((module) => module.sl),
  sv: () => import('./dictionaries/sv.ts').then((module) => module.sv),
} satisfies Record<ForeignLanguage, Loader>;

export type ReviewTexts = { lang: string; texts: ReviewDictionary };
export const ENGLISH: ReviewTexts = { lang: 'en-GB', texts: en };

/**
 * English if the language cannot be loaded.
 * @param lang BCP 47 tag of a market, such as `de-AT`
 */
export async function reviewTexts(lang: string): Promise<ReviewTexts> {
  const [language = ''] = lang.split('-');
  const load = Object.hasOwn(REVIEW_LOADERS, language) ? REVIEW_LOADERS[language] : undefined;
  const texts = await load?.().catch(() => undefined);
  return texts ? { lang, texts: inSpellingOf(lang, texts) } : ENGLISH;
}
