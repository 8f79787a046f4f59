import type { EventExamples, ModuleOpenApi } from './http/openapi/define-openapi.ts';
import type { JsonSchema } from './http/openapi/schema.ts';
import { affiliateOpenApi } from './modules/affiliate/affiliate.openapi.ts';
import { integrationOpenApi } from './modules/integration/integration.openapi.ts';
import { officeOpenApi } from './modules/office/office.openapi.ts';
import { projectOpenApi } from './modules/project/project.openapi.ts';
import { saleOpenApi } from './modules/sale/sale.openapi.ts';
import { siteOpenApi } from './modules/site/site.openapi.ts';

const MODULES: readonly ModuleOpenApi[] = [
  saleOpenApi,
  affiliateOpenApi,
  projectOpenApi,
  siteOpenApi,
  officeOpenApi,
  integrationOpenApi,
];
export const CALLS: ModuleOpenApi['calls'] = Object.assign({}, ...MODULES.map(({ calls }) => calls));
export const ROUTES: Record<string, JsonSchema> = Object.assign({}, ...MODULES.map(({ routes }) => routes));

/** Written out, so that the compiler names an event without an example. */
export const EVENTS: EventExamples = {
  ...saleOpenApi.events,
  ...projectOpenApi.events,
  ...affiliateOpenApi.events,
  ...siteOpenApi.events,
};
