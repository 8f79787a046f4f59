/** Title and description of all application pages, by folder under pages/(app). */

import { affiliatePages } from './affiliate/affiliate.screens.ts';
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
export const APP_ROUTES: readonly string[] = Object.keys(APP_PAGES).map(
  (folder) => `/${folder.replace(/\/?index$/, '').replace(/@\w+/g, ':id')}`,
);
