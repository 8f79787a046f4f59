import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Caller } from '#server/testing/callers.ts';
import { codeIn, logoForm, makeAdmin, SVG_LOGO } from '#server/testing/factories.ts';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { setUpFakeStripe } from '#server/testing/webhooks.ts';
import { EVENT_TYPES, type EventType } from '#src/domain/integration/event/event.schema.ts';
import { restRoutes } from '../api/rest.route.ts';
import { openApiDocument } from './document.ts';
import { API_NOTES } from './notes.ts';
import type { JsonSchema } from './schema.ts';
import { exampleEvent } from './webhooks.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ ...connectedTo(stripe), DEMO: 'on', RATE_LIMIT_FACTOR: '1000' });
});

it('docs/openapi.json is the served document (if not: npm run docs:api)', async () => {
  const { body } = await t.asVisitor().get('/api/openapi.json');
  const committed = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual({ ...body, servers: committed.servers });
});

it('the readable page has every path and every note', async () => {
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
  parameters?: ({ name: string; in: string; required: boolean } & Media)[];
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
  it('has an example that its schema accepts for each required parameter, request and response', () => {
    for (const { name, required, ...parameter } of operation.parameters ?? [])
      if (required || 'example' in parameter) expectValid(parameter, `parameter ${name}`);
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

it('the example of each event shows what its name says, and all tell of one order', () => {
  const data = (type: EventType) => exampleEvent(type).data;
  const paid = data('order.paid') as { id: number; amountMinor: number; customerName: string };
  expect(data('order.created')).toMatchObject({ status: 'paid', refundedMinor: 0 });
  expect(data('order.cancelled')).toMatchObject({ customerName: paid.customerName, status: 'cancelled' });
  expect(data('order.refunded')).toMatchObject({ id: paid.id, status: 'paid', refundedMinor: 5000 });
  expect(data('confirmation.submitted')).toMatchObject({ orderId: paid.id, status: 'pending' });
  expect(data('confirmation.status_changed')).toMatchObject({ orderId: paid.id, status: 'in_progress' });
  expect(data('project.stage_changed')).toMatchObject({
    orderId: paid.id,
    previousStage: 'choosing',
    stage: 'building',
  });
  expect(data('commission.earned')).toMatchObject({
    orderId: paid.id,
    rate: '10',
    amountMinor: paid.amountMinor / 10,
  });
  expect(data('commission.changed')).toMatchObject({
    orderId: paid.id,
    amountMinor: 2000,
    originalMinor: 2500,
  });
  expect(data('payout.paid')).toMatchObject({ status: 'paid', amountMinor: 2000, commissions: 1 });
  expect(data('certificate.planted')).toMatchObject({
    orderId: paid.id,
    status: 'planted',
    plantedOn: '2026-11-28',
  });
});

it('no example is a placeholder, or older than its own beginning', () => {
  const created = operations.flatMap(([, { responses, requestBody }]) =>
    [...Object.values(responses), requestBody].flatMap((body) =>
      Object.values(body?.content ?? {}).flatMap(({ example }) => rowsIn(example)),
    ),
  );
  expect(created.length).toBeGreaterThan(50);
  for (const row of created)
    for (const [name, value] of Object.entries(row)) {
      expect(value, name).not.toBe('text');
      if (/^\d{4}-\d\d-\d\dT/.test(String(value)) && row.createdAt)
        expect(String(value) >= String(row.createdAt), `${name} of ${JSON.stringify(row)}`).toBe(true);
    }
});

/** Every object inside an example. */
function rowsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(rowsIn)];
}

describe('each documented request', () => {
  /** What was created at each path. */
  const ids = new Map<string, number>();
  let owner: Caller;
  beforeAll(async () => {
    // The host of the example has no address.
    t.deps.outgoing = { ...t.deps.outgoing, resolve: async () => ['8.8.8.8'] };
    await makeAdmin(t, { username: 'owner' });
    owner = await t.asAdmin('owner');
  });

  function permitted({ security }: Operation): Caller | Promise<Caller> {
    if (security.some((way) => 'affiliateSession' in way))
      return t.asAffiliate(ids.get('/api/affiliates') ?? 0);
    return security.some((way) => 'adminSession' in way) ? owner : t.asVisitor();
  }

  function addressOf(path: string, { parameters = [] }: Operation): string {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string, at: number) =>
      String(ids.get(path.slice(0, at - 1)) ?? parameters.find((one) => one.name === name)?.example),
    );
    const query = parameters.filter((one) => one.in === 'query' && 'example' in one);
    return `${address}?${new URLSearchParams(query.map(({ name, example }) => [name, String(example)]))}`;
  }

  async function contentOf({ operationId, requestBody }: Operation) {
    const [media] = Object.values(requestBody?.content ?? {});
    if (operationId === 'upload_logo') return { raw: logoForm(SVG_LOGO, 'logo.svg') };
    if (operationId !== 'affiliates_verifyCode') return { body: media?.example };
    return { body: { ...(media?.example as object), code: codeIn(await t.emails()) } };
  }

  /** Rows are created first and deleted last. */
  const rank = (name: string): number => (name.startsWith('delete') ? 2 : /^post [^{]+$/.test(name) ? 0 : 1);
  const inOrder = calls.toSorted(([a], [b]) => rank(a) - rank(b));

  it.each(inOrder)('is accepted by the shop, which responds as documented: %s', async (name, operation) => {
    const [method = '', path = ''] = name.split(' ');
    const from = await permitted(operation);
    const response = await from.call(addressOf(path, operation), {
      method: method.toUpperCase(),
      ...(await contentOf(operation)),
    });
    const { status, body, text } = response;
    expect(
      Object.keys(operation.responses).filter((code) => /^2|404|409/.test(code)),
      text,
    ).toContain(String(status));
    const media = operation.responses[status]?.content?.['application/json'];
    if (media) expectValid({ ...media, example: body }, `response ${status}`);
    if (method === 'post' && status < 300) ids.set(path, body.id ?? body.view?.id);
  });
});
