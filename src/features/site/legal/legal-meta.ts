import type { LegalPage } from '#src/content/legal/legal.ts';
import { site } from '#src/domain/site.ts';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const legalMeta = (page: LegalPage): PageMeta => ({
  title: `${page.title} | ${site.brand}`,
  description: page.description,
  path: page.path,
  image: page.path.slice(1),
  jsonLd: [breadcrumbs([site.brand, '/'], [page.title, page.path])],
});
