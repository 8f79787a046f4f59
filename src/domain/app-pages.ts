/** All application pages, by folder under pages/(app). */

import { affiliatePages } from './affiliate/affiliate.screens.ts';
import type { AppPages } from './define-screens.ts';
import { integrationPages } from './integration/integration.screens.ts';
import { officePages } from './office/office.screens.ts';
import { projectPages } from './project/project.screens.ts';
import { salePages } from './sale/sale.screens.ts';
import { sitePages } from './site/site.screens.ts';

export const APP_PAGES = {
  ...salePages,
  ...projectPages,
  ...affiliatePages,
  ...sitePages,
  ...officePages,
  ...integrationPages,
};

/** `/admin/orders/:id` of `admin/orders/@id`. */
const routeOf = (folder: string): string => `/${folder.replace(/\/?index$/, '').replace(/@\w+/g, ':id')}`;
export const APP_ROUTES: readonly string[] = Object.keys(APP_PAGES).map(routeOf);
export const SHARED_ROUTES: ReadonlySet<string> = new Set(
  Object.entries<AppPages[string]>(APP_PAGES).flatMap(([folder, { isShared }]) =>
    isShared ? routeOf(folder) : [],
  ),
);
