/** Texts of the customer's page; other languages are loaded when an order is in one of them. */
import { customerPage } from './en/customer-page.ts';
import { loadTexts } from './load-texts.ts';

export type ProjectTexts = typeof customerPage;
export const ENGLISH: ProjectTexts = customerPage;

const files = import.meta.glob<ProjectTexts>('./*/customer-page.ts', { import: 'customerPage' });

/** `de` for `de-AT`. A language without a file, or one that cannot be loaded, is English. */
export const loadCustomerPage = async (lang: string): Promise<ProjectTexts> =>
  (await loadTexts(files, lang)) ?? ENGLISH;

/** The first of the languages that has a file. */
export const firstKnown = (languages: readonly string[]): string =>
  languages.find((lang) => `./${lang.split('-')[0]}/customer-page.ts` in files) ?? ENGLISH.lang;
