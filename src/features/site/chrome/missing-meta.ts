import { site } from '#src/domain/site.ts';
import type { PageMeta } from '#src/ui/meta/page-meta.ts';

export const missingMeta = (title: string, description: string, path: string): PageMeta => ({
  title: `${title} | ${site.brand}`,
  description,
  path,
  noindex: true,
  canonical: false,
});
