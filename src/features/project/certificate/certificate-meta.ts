import type { PageContext } from 'vike/types';
import { appPage } from '#src/domain/app-pages.ts';
import { site } from '#src/domain/site.ts';

/** Title and description of a page of the application: certificates have their own. */
export function appMeta(pageContext: PageContext): { title: string; description: string } {
  const { certificate } = pageContext;
  if (!certificate) return appPage(pageContext);
  const { texts, view } = certificate;
  return {
    title: `${texts.title} ${view.number} | ${site.brand}`,
    description: texts.page.description[view.status],
  };
}
