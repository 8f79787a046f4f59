import { PACKAGE_NAME, PRICE_MINOR, priceText, promises } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import { absolute, type PageMeta } from '#src/ui/meta/page-meta.ts';

const price = priceText('usd');

export const homeMeta: PageMeta = {
  title: `${site.brand}: your small business website, complete, for ${price}`,
  description: `A professionally built website with a year of hosting, domain, maintenance and support for ${price} once. Three designs in ${promises.prototypeHours} hours, and a tree planted for every order.`,
  path: '/',
  image: 'home',
  alternates: true,
  jsonLd: [
    {
      '@type': 'Product',
      '@id': absolute('/#product'),
      name: PACKAGE_NAME,
      description: 'Website, hosting, domain, maintenance and support for one year at one price.',
      image: absolute('/og/home.jpg'),
      brand: { '@id': absolute('/#organization') },
      offers: {
        '@type': 'Offer',
        url: absolute('/#pricing'),
        price: (PRICE_MINOR.usd / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@id': absolute('/#organization') },
      },
    },
  ],
};
