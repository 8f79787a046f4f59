import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const whyTreeMeta: PageMeta = {
  title: `One Website, One Tree | ${site.brand}`,
  description:
    'What a website costs the air, worked out on the back of an envelope, and why we plant a tree for every one we build.',
  path: paths.whyTree,
  image: 'why-tree',
  jsonLd: [breadcrumbs([site.brand, '/'], ['One Website, One Tree', paths.whyTree])],
};
