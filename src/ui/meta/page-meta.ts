import { MARKETS, type Market } from '#src/domain/markets.ts';
import { site } from '#src/domain/site.ts';

/** Replaced by the public origin when the server starts. */
export const ORIGIN = '__ORIGIN__';

export type JsonLd = Record<string, unknown>;

export type PageMeta = {
  /** Complete document title. */
  title: string;
  /** 50-200 characters. */
  description: string;
  /** Without trailing slash, `/` for home. */
  path: string;
  lang?: string;
  type?: 'website' | 'article';
  /** Name of the preview image below /og, without extension. */
  image?: string;
  noindex?: boolean;
  /** False for error documents, which have many addresses. */
  canonical?: boolean;
  /** The country pages and home link to each other. */
  alternates?: boolean;
  jsonLd?: readonly JsonLd[];
  /** The same without the rating, if `jsonLd` has one. */
  jsonLdWithoutClaims?: readonly JsonLd[];
  keywords?: readonly string[];
};

export type PageData = { meta: PageMeta };

export const absolute = (path: string): string => ORIGIN + path;
export const marketPath = (market: Market): string => `/cheap-website-design-${market.country}`;

const languageOf = ({ lang }: Market): string => lang.slice(0, 2);
const countriesOf = (language: string): Market[] => MARKETS.filter((one) => languageOf(one) === language);
/** Of languages with several countries, the first country; English has the home page. */
const mainCountries = [...new Set(MARKETS.map(languageOf))]
  .map(countriesOf)
  .flatMap(([first, second]) => (first && second && languageOf(first) !== 'en' ? [first] : []));

/** hreflang -> path: every country page, a generic entry per language with several, the default. */
export const ALTERNATES: readonly (readonly [string, string])[] = [
  ...MARKETS.map((market) => [market.lang, marketPath(market)] as const),
  ...mainCountries.map((market) => [languageOf(market), marketPath(market)] as const),
  ['en', '/'],
  ['x-default', '/'],
];

export const organisation: JsonLd = {
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: site.brand,
  legalName: site.legalName,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  sameAs: [site.instagramUrl, site.linkedinUrl],
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: site.email,
    telephone: site.phone,
  },
};

export const website: JsonLd = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: site.brand,
  url: absolute('/'),
  publisher: { '@id': absolute('/#organization') },
};

/** Names and paths from home to the page itself. */
export function breadcrumbs(...steps: readonly (readonly [name: string, path: string])[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}
