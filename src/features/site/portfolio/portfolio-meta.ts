import { type Project, projects } from '#src/content/portfolio/projects.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { absolute, breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const portfolioMeta: PageMeta = {
  title: `Portfolio: nine small business websites | ${site.brand}`,
  description:
    'Nine first screens for nine trades, from a greengrocer to a solicitor: what each site does for its owner and how it is made.',
  path: paths.portfolio,
  image: 'portfolio',
  jsonLd: [
    breadcrumbs([site.brand, '/'], ['Portfolio', paths.portfolio]),
    {
      '@type': 'ItemList',
      itemListElement: projects.map((project, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: project.title,
        url: absolute(paths.project(project.id)),
      })),
    },
  ],
};

export const projectMeta = (project: Project): PageMeta => ({
  title: `${project.title}, a demonstration website | ${site.brand}`,
  description: project.description,
  path: paths.project(project.id),
  image: `portfolio-${project.id}`,
  jsonLd: [
    breadcrumbs(
      [site.brand, '/'],
      ['Portfolio', paths.portfolio],
      [project.title, paths.project(project.id)],
    ),
  ],
});
