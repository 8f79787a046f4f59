import { affiliatePages } from './affiliate/affiliate.screens.ts';
import type { AppPages } from './define-screens.ts';
import { integrationPages } from './integration/integration.screens.ts';
import { officePages } from './office/office.screens.ts';
import { projectPages } from './project/project.screens.ts';
import { salePages } from './sale/sale.screens.ts';
import { sitePages } from './site/site.screens.ts';
import { site } from './site.ts';

/** In the order of their entries in the navigation. */
export const APP_PAGES = {
  ...officePages,
  ...affiliatePages,
  ...salePages,
  ...projectPages,
  ...sitePages,
  ...integrationPages,
};

/** `/admin/orders/:id` of `admin/orders/@id`. */
export const routeOf = (folder: string): string =>
  `/${folder.replace(/\/?index$/, '').replace(/@\w+/g, ':id')}`;
export const APP_ROUTES: readonly string[] = Object.keys(APP_PAGES).map(routeOf);
export const SHARED_ROUTES: ReadonlySet<string> = new Set(
  Object.entries<AppPages[string]>(APP_PAGES).flatMap(([folder, { isShared }]) =>
    isShared ? routeOf(folder) : [],
  ),
);

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
