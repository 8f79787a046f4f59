import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { payoutRun } from '#server/modules/affiliate/affiliate.openapi.ts';
import { delivery } from '#server/modules/integration/integration.openapi.ts';
import { project, review } from '#server/modules/project/project.openapi.ts';
import { contact } from '#server/modules/site/site.openapi.ts';
import { ERROR_STATUS, type ErrorCode } from '#server/platform/errors.ts';
import type { Caller } from '#server/testing/callers.ts';
import {
  CONTACT,
  codeIn,
  logoForm,
  makeAdmin,
  makeWebhookEndpoint,
  SVG_LOGO,
} from '#server/testing/factories.ts';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import {
  beforeRefundWindow,
  makeAffiliateWithLogin,
  ownerAfterRefundWindow,
  sellFor,
} from '#server/testing/payouts.ts';
import { makeReview, requireProject } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { setUpFakeStripe } from '#server/testing/webhooks.ts';
import { EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';
import { restRoutes } from '../api/rest.route.ts';
import { order, ROBIN } from './define-openapi.ts';
import { API_NOTES, exampleEvent, openApiDocument } from './document.ts';
import type { JsonSchema } from './schema.ts';

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
  expect(text.split('<li>')).toHaveLength(API_NOTES.flatMap(({ notes }) => notes).length + 1);
});

type Media = { schema: JsonSchema; example?: unknown };
type Body = { content?: Record<string, Media>; headers?: JsonSchema; $ref?: string };
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

it('an error response lists the codes of its status, and no others', () => {
  for (const { content } of Object.values(document.components.responses)) {
    const { schema, example } = Object.values(content ?? {})[0] as Media;
    const [, { properties }] = schema.allOf as [unknown, { properties: { code: { enum: ErrorCode[] } } }];
    const status = ERROR_STATUS[(example as { code: ErrorCode }).code];
    expect(properties.code.enum.map((code) => ERROR_STATUS[code])).toEqual(
      properties.code.enum.map(() => status),
    );
  }
});

it('every event of the shop is described as a webhook', () => {
  expect(Object.keys(document.webhooks)).toEqual([...EVENT_TYPES]);
});

it('a list describes each of its headers', () => {
  const { headers = {} } = document.paths['/api/orders']?.get?.responses[200] ?? {};
  expect(Object.keys(headers)).toEqual(['Link', 'X-Total-Count', 'X-Total-Count-Is-Minimum']);
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
  /** What this shop has instead of the ids and the code of the story. */
  const actual = new Map<unknown, unknown>();
  let owner: Caller;
  beforeAll(async () => {
    // The host of the example has no address.
    t.deps.outgoing = { ...t.deps.outgoing, resolve: async () => ['8.8.8.8'] };
    await makeAdmin(t, { username: 'owner' });
    const { id: endpointId } = (await makeWebhookEndpoint(t)).view;
    beforeRefundWindow(t);
    const sold = await sellFor(t, await makeAffiliateWithLogin(t));
    owner = await ownerAfterRefundWindow(t);
    const { run } = await owner.api.payouts.createRun.mutate({});
    const { events } = await owner.api.events.list.query({ type: 'order.paid' });
    const { items: deliveries } = await owner.api.webhookDeliveries.list.query({ endpointId });
    for (const [told, existing] of [
      [order.id, sold.id],
      [project.id, (await requireProject(t, sold.id)).id],
      [review.id, (await makeReview(t, sold.id)).id],
      [payoutRun.id, run.id],
      [delivery.eventId, events[0]?.id],
      [delivery.id, deliveries[0]?.id],
    ])
      actual.set(told, existing);
  });

  /** What a call has created has other ids than in the example. */
  function remember(told: Record<string, unknown>, body: Record<string, unknown>): void {
    for (const name of ['id', 'orderId', 'referralCode'])
      if (name in told) actual.set(told[name], body[name]);
    if ('view' in told) remember(told.view as Record<string, unknown>, body.view as Record<string, unknown>);
  }
  const existing = (value: unknown): unknown => actual.get(value) ?? value;

  function permitted({ security }: Operation): Caller | Promise<Caller> {
    if (security.some((way) => 'affiliateSession' in way)) return t.asAffiliate(Number(existing(ROBIN.id)));
    return security.some((way) => 'adminSession' in way) ? owner : t.asVisitor();
  }

  function addressOf(path: string, { parameters = [] }: Operation): string {
    const examples = new Map(parameters.map(({ name, example }) => [name, existing(example)]));
    const query = parameters.filter((one) => one.in === 'query' && 'example' in one);
    return `${path.replace(/\{(\w+)\}/g, (_, name: string) => String(examples.get(name)))}?${new URLSearchParams(
      query.map(({ name }) => [name, String(examples.get(name))]),
    )}`;
  }

  async function contentOf({ operationId, requestBody }: Operation) {
    const [media] = Object.values(requestBody?.content ?? {});
    if (operationId === 'upload_logo') return { raw: logoForm(SVG_LOGO, 'logo.svg') };
    const body = Object.fromEntries(
      Object.entries(media?.example ?? {}).map(([name, value]) => [name, existing(value)]),
    );
    if (operationId === 'affiliates_verifyCode') body.code = codeIn(await t.emails());
    return media ? { body } : {};
  }

  /** Rows are created first, then worked on, and deleted last. */
  const RANKS = [/^post [^{]+$/, /^post /, /^(?:get|patch) /, /^delete /];
  const rank = ([name]: (typeof calls)[number]): number => RANKS.findIndex((kind) => kind.test(name));
  const inOrder = calls.toSorted((a, b) => rank(a) - rank(b));

  it.each(inOrder)('is accepted by the shop, which responds as documented: %s', async (name, operation) => {
    const [method = '', path = ''] = name.split(' ');
    // Two calls answer the same enquiry of the story.
    if (operation.operationId === 'contacts_setStatus')
      actual.set(
        contact.id,
        (await t.asVisitor().post('/api/contacts', { ...CONTACT, message: 'Do you do menus?' })).body.id,
      );
    const from = await permitted(operation);
    const { status, body, text } = await from.call(addressOf(path, operation), {
      method: method.toUpperCase(),
      ...(await contentOf(operation)),
    });
    const [success = ''] = Object.keys(operation.responses).filter((code) => code.startsWith('2'));
    expect(String(status), text).toBe(success);
    const media = operation.responses[success]?.content?.['application/json'];
    if (!media) return;
    expectValid({ ...media, example: body }, `response ${status}`);
    if (method === 'post') remember(media.example as Record<string, unknown>, body);
  });
});
