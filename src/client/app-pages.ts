import { APP_PAGES } from '#src/domain/app-pages.ts';
import { site } from '#src/domain/site.ts';

const ERROR_DESCRIPTION =
  'There is no page at this address, or it could not be shown. The links on this page lead back.';

type PageLocation = { pageId?: string | null; is404?: boolean | null; routeParams?: Record<string, string> };

/** Detail titles contain the record number, never a name: titles stay in the browser's history. */
export function appPage({ pageId, is404, routeParams }: PageLocation) {
  const folder = pageId?.replace(/^.*\/\(app\)\//, '') ?? '';
  const page = Object.hasOwn(APP_PAGES, folder) ? APP_PAGES[folder as keyof typeof APP_PAGES] : null;
  const title =
    page?.title.replace('{id}', routeParams?.id ?? '') ?? (is404 ? 'Page not found' : 'Something went wrong');
  return { title: `${title} | ${site.brand}`, description: page?.description ?? ERROR_DESCRIPTION };
}
