import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const locationsMeta: PageMeta = {
  title: `All locations and trades | ${site.brand}`,
  description:
    'Every place, trade and country we have a page for: UK cities, Texas, thirty trades and thirty-one European countries.',
  path: paths.locations,
  image: 'locations',
  jsonLd: [breadcrumbs([site.brand, '/'], ['Locations', paths.locations])],
};
