import { COMMISSION_RATE_DEFAULT } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const affiliateMeta: PageMeta = {
  title: `Affiliate Program: earn ${COMMISSION_RATE_DEFAULT}% on every referral | ${site.brand}`,
  description: `Recommend a website package at a fair price and earn ${COMMISSION_RATE_DEFAULT}% of each sale: free to join, approved instantly, paid monthly without a minimum.`,
  path: paths.affiliate,
  image: 'affiliate',
  jsonLd: [breadcrumbs([site.brand, '/'], ['Affiliate Program', paths.affiliate])],
};
