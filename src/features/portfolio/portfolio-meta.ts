import { projects } from '#src/content/portfolio/projects.ts';
import { site } from '#src/domain/site.ts';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const portfolioMeta: PageMeta = {
  title: `Portfolio: nine small business websites | ${site.brand}`,
  description:
    'Nine first screens for nine trades, from a greengrocer to a solicitor: what each site does for its owner and how it is made.',
  path: '/portfolio',
  image: 'portfolio',
  jsonLd: [
    breadcrumbs([site.brand, '/'], ['Portfolio', '/portfolio']),
    {
      '@type': 'ItemList',
      itemListElement: projects.map((project, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: project.title,
      })),
    },
  ],
};
