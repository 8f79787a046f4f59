/** Words around a customer's pages, from the landing dictionaries; each is loaded when needed. */
import { inSpellingOf } from '#src/domain/shared/swiss-spelling.ts';
import type { LandingDictionary } from './landing/landing.ts';

type Words = Pick<
  LandingDictionary['chrome'],
  | 'skipToContent'
  | 'privacy'
  | 'terms'
  | 'notifications'
  | 'theme'
  | 'themeSystem'
  | 'themeLight'
  | 'themeDark'
>;
export type AppChrome = Words & { lang: string };

/** Written out: these pages do not load the dictionary of the landing pages for English. */
export const ENGLISH: AppChrome = {
  lang: 'en',
  skipToContent: 'Skip to content',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  notifications: 'Notifications (F8)',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
};

const files = import.meta.glob<Record<string, LandingDictionary>>([
  './landing/dictionaries/*.ts',
  '!./landing/dictionaries/en*.ts',
]);

/** A language without a dictionary, or one that cannot be loaded, is English. */
export async function loadAppChrome(lang: string): Promise<AppChrome> {
  const load =
    files[`./landing/dictionaries/${lang}.ts`] ?? files[`./landing/dictionaries/${lang.split('-')[0]}.ts`];
  const [dictionary] = Object.values((await load?.().catch(() => null)) ?? {});
  return dictionary ? { ...inSpellingOf(lang, dictionary.chrome), lang } : ENGLISH;
}
