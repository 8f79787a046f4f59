/** Generates OpenAPI 3.1 from the procedures' meta and schemas. */

import type { AnyProcedure } from '@trpc/server';
import { z } from 'zod';
import { ERROR_STATUS } from '#server/platform/errors.ts';
import { appRouter } from '#server/trpc/router.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { API_NOTES, API_SUMMARY } from './openapi-notes.ts';
import { type RestRoute, restRoutes } from './rest.route.ts';

export type JsonSchema = Record<string, unknown>;

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
  paths[apiPaths.logoUpload] = {
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
      description: [API_SUMMARY, ...API_NOTES.map((note) => `- ${note}`)].join('\n'),
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
