/**
 * Serves OpenAPI 3.1, generated from the procedures' meta and schemas, and a readable page of it.
 */
import type { AnyProcedure } from '@trpc/server';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { ERROR_STATUS } from '#server/platform/errors.ts';
import { appRouter } from '#server/trpc/router.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import { htmlResponse, type Markup } from '../pages/html-page.ts';
import type { Env } from '../request-context.ts';
import { type RestRoute, restRoutes } from './rest.route.ts';

type JsonSchema = Record<string, unknown>;

export function toSchema(schema: unknown, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  }) as JsonSchema;
  return json;
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'One sentence for a person' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'array', items: {} }, message: { type: 'string' } },
      },
    },
    requestId: { type: ['string', 'null'] },
  },
};

function operation(route: RestRoute): JsonSchema {
  const definition = (appRouter._def.procedures as unknown as Record<string, AnyProcedure>)[route.procedure]
    ?._def as unknown as {
    inputs: unknown[];
    output?: unknown;
  };
  const input = definition.inputs[0] ? toSchema(definition.inputs[0], 'input') : null;
  const output = definition.output ? toSchema(definition.output, 'output') : {};
  const properties = (input?.properties ?? {}) as Record<string, JsonSchema>;
  const required = (input?.required ?? []) as string[];
  const parameters = [
    ...route.params.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(route.method === 'GET'
      ? Object.entries(properties)
          .filter(([name]) => !route.params.includes(name))
          .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
      : []),
  ];
  const body = Object.fromEntries(
    Object.entries(properties).filter(([name]) => !route.params.includes(name)),
  );
  const items = ((output.properties as Record<string, JsonSchema> | undefined)?.items ?? {}) as JsonSchema;
  const shaped =
    route.list === 'array'
      ? items
      : route.list
        ? { type: 'object', required: [route.list], properties: { [route.list]: items } }
        : output;
  const error = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    operationId: route.procedure.replace('.', '_'),
    summary: route.summary,
    tags: [route.procedure.split('.')[0]],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.method !== 'GET' && !route.noBody
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: body,
                  required: required.filter((name) => Object.hasOwn(body, name)),
                },
              },
            },
          },
        }
      : {}),
    responses: {
      [route.status ?? 200]: { description: 'Done', content: { 'application/json': { schema: shaped } } },
      400: error('The input is not valid; the first rule is the message'),
      ...(route.policy === 'public'
        ? {}
        : { 401: error('Not signed in'), 403: error('Signed in, but not allowed') }),
      429: error('Too many requests; see Retry-After'),
    },
    ...(route.policy === 'public'
      ? {}
      : { security: [{ [route.policy === 'affiliate' ? 'affiliateSession' : 'adminSession']: [] }] }),
  };
}

export function openApiDocument(origin: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of restRoutes()) {
    const path = `/api${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  const upload = {
    type: 'object',
    required: ['logo'],
    properties: { logo: { type: 'string', contentMediaType: 'application/octet-stream' } },
  };
  const uploaded = { type: 'object', required: ['fileName'], properties: { fileName: { type: 'string' } } };
  paths['/api/upload-logo'] = {
    post: {
      operationId: 'upload_logo',
      summary: 'Upload a logo (JPG or PNG of at most 5 MB, SVG of at most 512 kB)',
      tags: ['confirmations'],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } },
      responses: { 200: { description: 'Stored', content: { 'application/json': { schema: uploaded } } } },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.brand} API`,
      version: '1.0.0',
      description: `Orders, enquiries and the affiliate programme of the ${PACKAGE_NAME}. Errors have one shape everywhere; POSTs that create something take an Idempotency-Key.`,
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        adminSession: { type: 'apiKey', in: 'cookie', name: '__Host-admin' },
        affiliateSession: { type: 'apiKey', in: 'cookie', name: '__Host-aff' },
      },
    },
  };
}

const DOCS_CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

function docsPage(document: JsonSchema): Markup {
  const sections = Object.entries(document.paths as Record<string, Record<string, JsonSchema>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { summary, security, parameters, requestBody, responses }]) => {
        const details = JSON.stringify({ parameters, requestBody, responses }, null, 2);
        return html`<section><h2><code>${method.toUpperCase()} ${path}</code></h2><p>${summary}${security ? html` <em>(needs a session)</em>` : ''}</p><details><summary>Details</summary><pre>${details}</pre></details></section>`;
      }),
  );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${site.brand} API</title><style>:root{color-scheme:light dark}body{margin:0;font:16px/1.6 system-ui,sans-serif}main{max-width:52rem;margin:2rem auto;padding:0 1rem}h2{font-size:1.05rem;margin:2rem 0 .25rem}pre{overflow:auto;padding:1rem;border:1px solid #8886;border-radius:8px;font-size:.85rem}</style></head><body><main><h1>${site.brand} API</h1><p>The same document for machines: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). JSON in, JSON out. Programs need no token for public calls; the others use the session cookie that the login calls set. Errors: <code>{"message","code","issues","requestId"}</code>.</p>${sections}</main></body></html>`;
}

export function mountOpenApi(app: Hono<Env>, deps: Deps): void {
  const document = openApiDocument(deps.config.origin);
  const json = JSON.stringify(document);
  const page = docsPage(document);
  app.get(
    '/api/openapi.json',
    () =>
      new Response(json, {
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      }),
  );
  app.get('/api/docs', () => htmlResponse(page, DOCS_CONTENT_POLICY));
}
