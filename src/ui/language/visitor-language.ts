import { readStored, writeStored } from '../behaviour/browser-storage.ts';

/**
 * The language and country of the landing page that the visitor came from. The tab keeps both until
 * it closes, as it keeps the currency. Storage may be disabled: then pages are in English.
 */
export function keepLanguage(lang: string, market?: string): void {
  try {
    sessionStorage.lang = lang;
    if (market) sessionStorage.market = market;
    else sessionStorage.removeItem('market');
  } catch {}
}

export function dropLanguage(): void {
  try {
    sessionStorage.removeItem('lang');
    sessionStorage.removeItem('market');
  } catch {}
}

/** What a visitor chooses; pages in English set the tag of a country instead. */
export const ENGLISH_CHOSEN = 'en';

/** The currency stays; the order is in English too. */
export function chooseEnglish(): void {
  keepLanguage(ENGLISH_CHOSEN);
  writeStored('sessionStorage', 'market-note', null);
}

/** BCP 47 tag, such as `de-AT`; undefined before a landing page was open. */
export const storedLanguage = (): string | undefined =>
  /^[a-z]{2}(-[A-Z]{2})?$/.exec(readStored('sessionStorage', 'lang') ?? '')?.[0];

/** Country slug, e.g. `germany`; the order and its emails are in the language of that country. */
export const storedMarket = (): string | undefined => readStored('sessionStorage', 'market') ?? undefined;

/**
 * Fetches the script that shows the page in the visitor's language. Nothing is fetched for English,
 * and storage may be disabled. The element with `data-translate` names the script.
 */
export function startTranslation(lang?: string): void {
  try {
    const wanted: string | undefined = lang ?? sessionStorage.lang;
    const { script } = (document.querySelector('[data-translate]') as HTMLElement).dataset;
    if (wanted && !wanted.startsWith('en')) import(/* @vite-ignore */ script as string).catch(() => {});
  } catch {}
}
