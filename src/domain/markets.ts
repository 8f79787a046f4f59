/** This table drives page language, price, hreflang, sitemap and country picker. */
import { type Currency, PRICE_MINOR } from './offer.ts';
import { formatMoney } from './shared/money.ts';

export type Market<Tag extends string = string> = {
  /** Slug part: /cheap-website-design-{country}. */
  country: string;
  /** BCP 47 tag of the page and of its hreflang entry. */
  lang: Tag;
  currency: Currency;
  /** In the country's own language, for the picker. */
  nativeName: string;
  /** ISO 3166-1 alpha-2. */
  region: string;
};

const market = <const Tag extends string>(
  country: string,
  lang: Tag,
  currency: Currency,
  nativeName: string,
): Market<Tag> => ({ country, lang, currency, nativeName, region: lang.slice(-2) });

const TABLE = [
  market('uk', 'en-GB', 'gbp', 'United Kingdom'),
  market('germany', 'de-DE', 'eur', 'Deutschland'),
  market('france', 'fr-FR', 'eur', 'France'),
  market('italy', 'it-IT', 'eur', 'Italia'),
  market('spain', 'es-ES', 'eur', 'España'),
  market('netherlands', 'nl-NL', 'eur', 'Nederland'),
  market('belgium', 'nl-BE', 'eur', 'België'),
  market('switzerland', 'de-CH', 'chf', 'Schweiz'),
  market('austria', 'de-AT', 'eur', 'Österreich'),
  market('poland', 'pl-PL', 'eur', 'Polska'),
  market('sweden', 'sv-SE', 'eur', 'Sverige'),
  market('norway', 'nb-NO', 'eur', 'Norge'),
  market('denmark', 'da-DK', 'eur', 'Danmark'),
  market('finland', 'fi-FI', 'eur', 'Suomi'),
  market('czech-republic', 'cs-CZ', 'eur', 'Česko'),
  market('hungary', 'hu-HU', 'eur', 'Magyarország'),
  market('portugal', 'pt-PT', 'eur', 'Portugal'),
  market('ireland', 'en-IE', 'eur', 'Ireland'),
  market('greece', 'el-GR', 'eur', 'Ελλάδα'),
  market('romania', 'ro-RO', 'eur', 'România'),
  market('bulgaria', 'bg-BG', 'eur', 'България'),
  market('croatia', 'hr-HR', 'eur', 'Hrvatska'),
  market('slovenia', 'sl-SI', 'eur', 'Slovenija'),
  market('slovakia', 'sk-SK', 'eur', 'Slovensko'),
  market('estonia', 'et-EE', 'eur', 'Eesti'),
  market('latvia', 'lv-LV', 'eur', 'Latvija'),
  market('lithuania', 'lt-LT', 'eur', 'Lietuva'),
  market('luxembourg', 'fr-LU', 'eur', 'Luxembourg'),
  market('malta', 'en-MT', 'eur', 'Malta'),
  market('cyprus', 'el-CY', 'eur', 'Κύπρος'),
  market('iceland', 'is-IS', 'eur', 'Ísland'),
] as const;
export const MARKETS: readonly Market[] = TABLE;

type LanguageOf<Tag> = Tag extends `${infer Language}-${string}` ? Language : never;
/** `de` of `de-DE`. Records of texts by language use it: the compiler names each missing text. */
export type Language = LanguageOf<(typeof TABLE)[number]['lang']>;
export type ForeignLanguage = Exclude<Language, 'en'>;

/** The slug comes from outside: an unknown one gets dollars. */
export const currencyOfMarket = (country: string | null | undefined): Currency =>
  MARKETS.find((known) => known.country === country)?.currency ?? 'usd';

/** Language of an order and its emails; an unknown market gets English. */
export const DEFAULT_LANG = 'en';
export const langOfMarket = (country: string | null | undefined): string =>
  MARKETS.find((known) => known.country === country)?.lang ?? DEFAULT_LANG;

/**
 * For a buyer who has seen no country's page: the country of the tag, else the first one of the
 * language. Plain English has none.
 */
export const marketOfLang = (lang: string): Market | undefined =>
  MARKETS.find((known) => known.lang === lang) ??
  MARKETS.find((known) => lang !== DEFAULT_LANG && known.lang.startsWith(`${lang}-`));

export const checkoutCurrency = (input: { currency?: Currency; market?: string | null }): Currency =>
  input.currency ?? currencyOfMarket(input.market);

/** `£250`, `280 €`, `CHF 280`: the package price in the market's number format. */
export const formatPrice = (currency: Currency, lang: string): string =>
  formatMoney(PRICE_MINOR[currency], currency, lang, true);
