import type { LandingDictionary } from '#src/content/languages/landing-texts.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { formatPrice, MARKETS, type Market } from '#src/domain/markets.ts';
import type { Currency } from '#src/domain/offer.ts';
import { inSpellingOf, typographic } from '#src/domain/shared/typography.ts';
import { countryList } from './country-list.ts';
import { industryList } from './industry-list.ts';
import type { Landing } from './landing.ts';
import { ukCityList } from './uk-city-list.ts';

const byName = (a: Landing, b: Landing) =>
  (a.location ?? a.service).localeCompare(b.location ?? b.service, 'en');

export const marketOf = (landing: Landing): Market | undefined =>
  MARKETS.find((market) => landing.slug === `cheap-website-design-${market.country}`);

/** Texts as their language is written: the English ones are typed with straight quotes. */
function asWritten(landing: Landing): Landing {
  const { lang = 'en' } = marketOf(landing) ?? {};
  return lang.startsWith('en') ? typographic(landing) : inSpellingOf(lang, landing);
}

export const ukCities: readonly Landing[] = ukCityList.map(asWritten).toSorted(byName);
export const industries: readonly Landing[] = industryList.map(asWritten).toSorted(byName);
export const countries: readonly Landing[] = countryList.map(asWritten);
export const landings: readonly Landing[] = [...ukCities, ...industries, ...countries];

export const findLanding = (slug: string): Landing | undefined =>
  landings.find((landing) => landing.slug === slug);

/** Pages that share the British dictionary. */
const BRITISH: Readonly<Record<string, string>> = { 'en-IE': 'en-GB', 'en-MT': 'en-GB' };

/**
 * Language, charged currency, written price and texts of a landing page: countries by market,
 * Texas in dollars, the rest British.
 */
export function landingLocale(landing: Landing): {
  lang: string;
  currency: Currency;
  price: string;
  texts: LandingDictionary;
} {
  const market = marketOf(landing);
  const lang = market?.lang ?? (landing.kind === 'us-state' ? 'en-US' : 'en-GB');
  const currency = market?.currency ?? (landing.kind === 'us-state' ? 'usd' : 'gbp');
  const texts = textsOf(BRITISH[lang] ?? lang).landing;
  return { lang, currency, price: formatPrice(currency, lang), texts };
}
