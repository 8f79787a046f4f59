import { landingLocale } from '#src/content/landing/index.ts';
import type { Landing } from '#src/content/landing/landing.ts';
import { claims, PACKAGE_NAME, PRICE_MINOR, returnsPolicy } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { absolute, breadcrumbs, type JsonLd, type PageMeta } from '#src/ui/meta/page-meta.ts';

const days = (min: number, max: number): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

/** Shipping and returns, from the same records as the visible text. */
function deliveryTerms(region: string, currency: string): JsonLd {
  const [handlingMin, handlingMax] = returnsPolicy.handlingDays;
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: region },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(handlingMin, handlingMax),
        transitTime: days(returnsPolicy.transitDays, returnsPolicy.transitDays),
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: region,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnsPolicy.freeReturnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: absolute(paths.refund),
    },
  };
}

const aggregateRating: JsonLd = {
  '@type': 'AggregateRating',
  ratingValue: claims.rating.value,
  reviewCount: claims.rating.count,
  bestRating: 5,
};

export function landingMeta(landing: Landing): PageMeta {
  const { lang, currency } = landingLocale(landing);
  const path = `/${landing.slug}`;
  const region = lang.slice(-2);
  const priceCurrency = currency.toUpperCase();
  const product: JsonLd = {
    '@type': 'Product',
    '@id': absolute(`${path}#product`),
    name: `${PACKAGE_NAME}: ${landing.service}`,
    description: landing.description,
    image: absolute(`/og/${landing.slug}.jpg`),
    brand: { '@id': absolute('/#organization') },
    offers: {
      '@type': 'Offer',
      url: absolute(path),
      price: (PRICE_MINOR[currency] / 100).toFixed(2),
      priceCurrency,
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: site.brand, email: site.email },
      ...(landing.location && {
        areaServed: landing.location,
        ...deliveryTerms(region, priceCurrency),
      }),
    },
  };
  const trail = breadcrumbs([site.brand, '/'], [landing.h1, path]);
  return {
    title: `${landing.title} | ${site.brand}`,
    description: landing.description,
    path,
    lang,
    image: landing.slug,
    alternates: landing.kind === 'country',
    keywords: landing.keywords,
    jsonLd: [landing.location ? { ...product, aggregateRating } : product, trail],
    ...(landing.location && { jsonLdWithoutClaims: [product, trail] }),
  };
}

export const locationsMeta: PageMeta = {
  title: `All locations and trades | ${site.brand}`,
  description:
    'Every place, trade and country we have a page for: UK cities, Texas, thirty trades and thirty-one European countries.',
  path: paths.locations,
  image: 'locations',
  jsonLd: [breadcrumbs([site.brand, '/'], ['Locations', paths.locations])],
};
