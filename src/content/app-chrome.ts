/** Words around a customer's pages, from the landing dictionaries; each is loaded when needed. */
import type { LandingDictionary } from './languages/landing-texts.ts';
import { loadTexts } from './languages/load-texts.ts';

type Words = Pick<
  LandingDictionary['chrome'],
  | 'skipToContent'
  | 'privacy'
  | 'terms'
  | 'notifications'
  | 'closeNotice'
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
  closeNotice: 'Dismiss',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
};

const files = import.meta.glob<LandingDictionary>(
  ['./languages/*/landing.ts', '!./languages/en*/landing.ts'],
  {
    import: 'landing',
  },
);

/** A language without a dictionary, or one that cannot be loaded, is English. */
export async function loadAppChrome(lang: string): Promise<AppChrome> {
  const dictionary = await loadTexts(files, lang);
  return dictionary ? { ...dictionary.chrome, lang } : ENGLISH;
}
