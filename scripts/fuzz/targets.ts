/** All routes: REST from the OpenAPI document, tRPC from the router, the rest by name. */
import { openApiDocument } from '../../server/http/openapi/document.ts';
import { toSchema } from '../../server/http/openapi/schema.ts';
import { PROCEDURES } from '../../server/trpc/procedures-by-name.ts';
import { paymentEvent, WEBHOOK_PATH } from './payment-event.ts';
import type { JsonSchema } from './schema-values.ts';

export type Target = {
  kind: 'rest' | 'trpc' | 'other' | 'page';
  method: string;
  /** With `{name}` as placeholder. */
  path: string;
  /** Fields of the body, or of the query of a GET. */
  input?: JsonSchema;
};

type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};

const OTHER: [method: string, ...paths: string[]][] = [
  ['POST', '/forms/contact', '/forms/demo-checkout', '/api/upload-logo'],
  [
    'GET',
    '/healthz',
    '/readyz',
    '/metrics',
    '/dev/mail',
    '/dev/mail/{name}',
    '/api/openapi.json',
    '/api/docs',
    '/api/trpc/{name}',
  ],
  [
    'GET',
    '/api/admin/export/{name}',
    '/api/admin/uploads/{name}',
    '/api/admin/payouts/{id}/csv',
    '/api/{name}',
  ],
];
/** Served from the build, or rendered with it. */
const PAGES = [
  ...[
    '/{name}',
    '/',
    '/contact',
    '/blog',
    '/blog/{name}',
    '/robots.txt',
    '/sitemap.xml',
    '/assets/{name}',
    '/locations/',
    '/404',
  ],
  ...[
    '/admin-login',
    '/admin',
    '/admin/orders',
    '/admin/orders/{id}',
    '/admin/contacts/{id}',
    '/admin/{name}',
    '/admin-invite',
  ],
  ...[
    '/affiliate-login',
    '/affiliate-signup',
    '/affiliate-dashboard/{id}',
    '/payout-statement/{id}',
    '/order-confirmation',
    '/project',
  ],
  ...[
    '/checkout/success',
    '/checkout/{name}',
    '/admin/orders/index.pageContext.json',
    '/affiliate-dashboard/{id}/index.pageContext.json',
  ],
];

function restTargets(): Target[] {
  const { paths } = openApiDocument('http://localhost') as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Target => {
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const queryInput: JsonSchema = {
        type: 'object',
        properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      };
      const [content] = Object.values(requestBody?.content ?? {});
      return {
        kind: 'rest',
        method: method.toUpperCase(),
        path,
        input: method === 'get' ? queryInput : content?.schema,
      };
    }),
  );
}

function trpcTargets(): Target[] {
  return [...PROCEDURES].map(([name, { inputs, type }]) => {
    const input = inputs[0] ? (toSchema(inputs[0], 'input') as JsonSchema) : undefined;
    return { kind: 'trpc', method: type === 'query' ? 'GET' : 'POST', path: `/api/trpc/${name}`, input };
  });
}

export const documentTargets = restTargets;
/** @param withPages false without a build */
export const allTargets = ({ withPages }: { withPages: boolean }): Target[] => [
  ...restTargets(),
  ...trpcTargets(),
  { kind: 'other', method: 'POST', path: WEBHOOK_PATH, input: paymentEvent },
  ...OTHER.flatMap(([method, ...paths]) => paths.map((path): Target => ({ kind: 'other', method, path }))),
  ...(withPages ? PAGES.map((path): Target => ({ kind: 'page', method: 'GET', path })) : []),
];
