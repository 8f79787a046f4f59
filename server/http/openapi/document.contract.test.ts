import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '#server/testing/test-app.ts';
import { EVENT_TYPES } from '#src/domain/event/event.schema.ts';
import { restRoutes } from '../api/rest.route.ts';
import { openApiDocument } from './document.ts';
import { API_NOTES } from './notes.ts';
import type { JsonSchema } from './schema.ts';

it('docs/openapi.json is the served document (if not: npm run docs:api)', async () => {
  const t = await createTestApp();
  const { body } = await t.asVisitor().get('/api/openapi.json');
  const committed = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual({ ...body, servers: committed.servers });
});

it('the readable page has every path and every note', async () => {
  const t = await createTestApp();
  const { body } = await t.asVisitor().get('/api/openapi.json');
  const { text } = await t.asVisitor().get('/api/docs');
  for (const path of Object.keys(body.paths)) expect(text).toContain(`${path}</code>`);
  expect(text.split('<li>')).toHaveLength(API_NOTES.length + 1);
});

type Media = { schema: JsonSchema; example?: unknown };
type Body = { content?: Record<string, Media>; $ref?: string };
type Operation = {
  operationId: string;
  tags: string[];
  parameters?: ({ name: string; examples?: { default: { value: unknown } } } & Media)[];
  requestBody?: Body;
  responses: Record<string, Body>;
  security: JsonSchema[];
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
  components: JsonSchema & { responses: Record<string, Body> };
};

const document = openApiDocument('https://your-site.example') as unknown as Document;
const operationsOf = (group: Document['paths']) =>
  Object.entries(group).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): [string, Operation] => [`${method} ${path}`, call]),
  );
const calls = operationsOf(document.paths);
const operations = [...calls, ...operationsOf(document.webhooks)];

const ajv = new Ajv2020({ strict: false, allErrors: true });
for (const [name, schema] of Object.entries({
  email: z.email(),
  uri: z.url(),
  date: z.iso.date(),
  'date-time': z.iso.datetime(),
  uuid: z.uuid(),
}))
  ajv.addFormat(name, (value: string) => schema.safeParse(value).success);

function expectValid({ schema, example }: Media, where: string): void {
  expect(example, `${where} has an example`).not.toBeUndefined();
  const isValid = ajv.compile({ ...schema, components: document.components });
  expect(isValid(example) ? [] : isValid.errors, `${where}: ${JSON.stringify(example)}`).toEqual([]);
}

const isForm = (type: string): boolean => type === 'multipart/form-data';

describe.each(operations)('%s', (_, operation) => {
  it('has an example that its schema accepts for each parameter, request and response', () => {
    for (const { name, schema, example, examples } of operation.parameters ?? [])
      expectValid({ schema, example: example ?? examples?.default.value }, `parameter ${name}`);
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
      if (!isForm(type)) expectValid(media, 'request');
    for (const [status, { content = {}, $ref }] of Object.entries(operation.responses)) {
      const shared = $ref ? document.components.responses[$ref.split('/').at(-1) ?? ''] : undefined;
      for (const media of Object.values(shared?.content ?? content)) expectValid(media, `response ${status}`);
    }
  });
});

describe.each(calls)('%s', (_, operation) => {
  it('has its errors, a tag of the document, and says who may call it', () => {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '429', '503']));
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags));
    const needsSession = operation.security.length > 0;
    expect(Object.hasOwn(operation.responses, '401')).toBe(needsSession);
  });
});

it('a call that tokens may make names the scope it needs', () => {
  const scoped = restRoutes().filter(({ scope }) => scope);
  expect(scoped.length).toBeGreaterThan(15);
  for (const { method, path, scope } of scoped)
    expect(document.paths[`/api${path}`]?.[method.toLowerCase()]?.security, path).toContainEqual({
      apiToken: [scope],
    });
});

it('every event of the shop is described as a webhook', () => {
  expect(Object.keys(document.webhooks)).toEqual([...EVENT_TYPES]);
});

it('every call has an id of its own', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(restRoutes().length);
});
