/** The public pages by name, for the link builder of affiliates. */
import { articles } from './blog/index.ts';
import { landings } from './landing/index.ts';
import { type ListedPage, mainPages } from './main-pages.ts';

const LANDING_GROUPS = {
  industry: 'Trades',
  'uk-city': 'Places',
  'us-state': 'Places',
  country: 'Countries',
} as const;

export const pageList = (): ListedPage[] => [
  ...mainPages,
  ...landings.map(({ kind, slug, service }) => ({
    group: LANDING_GROUPS[kind],
    path: `/${slug}`,
    name: service,
  })),
  ...articles.map(({ slug, title }) => ({
    group: 'Articles' as const,
    path: `/blog/${slug}`,
    name: title,
  })),
];
