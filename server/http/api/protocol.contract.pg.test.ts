/** Rules for every REST call: methods, content types, sizes, paging, Idempotency-Key. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, untilServed } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { CONFIRMATION, CONTACT, makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { restRoutes } from './rest.route.ts';

let t: TestApp;
let visitor: Caller;
beforeEach(async () => {
  t = await createTestApp();
  visitor = t.asVisitor();
});

const JSON_TYPE = { 'content-type': 'application/json' };

describe('paths and methods', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api/orders/',
    '/api/ORDERS',
    '/api/affiliates/code',
    '/api/.git/config',
  ])('the unknown address %s gets 404 in JSON', async (path) =>
    expectError(await visitor.get(path), 404, 'There is nothing at this address. Check it and try again.'),
  );

  it('every route responds to an unsupported method with 405 and Allow', async () => {
    const allowed = new Map<string, Set<string>>();
    for (const { path, method } of restRoutes())
      allowed.set(path, (allowed.get(path) ?? new Set()).add(method).add(method === 'GET' ? 'HEAD' : method));
    allowed.set('/upload-logo', new Set(['POST']));
    for (const [path, methods] of allowed) {
      const response = await visitor.call(`/api${path.replace(/\{\w+\}/g, '1')}`, { method: 'PUT' });
      expectError(
        response,
        405,
        'This address does not support this method. Use one that the Allow header names.',
      );
      expect(new Set(response.headers.get('allow')?.split(', ')), path).toEqual(methods);
    }
  });

  it('HEAD follows GET, with the same authorisation', async () => {
    expect((await visitor.call('/api/session', { method: 'HEAD' })).status).toBe(200);
    expect((await visitor.call('/api/orders', { method: 'HEAD' })).status).toBe(401);
  });

  it('OpenAPI 3.1 describes every row, and has a readable page', async () => {
    const { status, body } = await visitor.get('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    for (const { path, method } of restRoutes())
      expect(body.paths[`/api${path}`], path).toHaveProperty(method.toLowerCase());
    const page = await visitor.get('/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('/api/order-confirmations');
  });
});

describe('bodies', () => {
  it.each([
    ['no content type', undefined, '{}'],
    ['text/plain', 'text/plain', JSON.stringify(CONTACT)],
    ['a form', 'application/x-www-form-urlencoded', 'name=Ada'],
    ['a look-alike', 'application/jsonp', JSON.stringify(CONTACT)],
  ])('%s is 415', async (_, type, raw) => {
    const bytes = new TextEncoder().encode(raw);
    const response = await visitor.call('/api/contacts', {
      method: 'POST',
      raw: bytes,
      headers: type ? { 'content-type': type } : {},
    });
    expectError(
      response,
      415,
      'This type of content is not supported. Send the type that the API documentation names.',
    );
  });

  it('a charset after the content type is accepted', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect(
      (await visitor.call('/api/contacts', { method: 'POST', raw: JSON.stringify(CONTACT), headers })).status,
    ).toBe(201);
  });

  it('one byte over 32 KiB is 413, with and without a declared length', async () => {
    const bytes = new Uint8Array(32 * 1024 + 1).fill(0x20);
    bytes.set(new TextEncoder().encode(JSON.stringify(CONTACT)));
    const exact = bytes.slice(0, 32 * 1024);
    const send = (raw: BodyInit) =>
      visitor.call('/api/contacts', { method: 'POST', raw, headers: JSON_TYPE });
    expect((await send(exact)).status).toBe(201);
    expectError(await send(bytes), 413, 'The request is too large. Send less at once.');
    expectError(await send(new Blob([bytes]).stream()), 413, 'The request is too large. Send less at once.');
  });
});

describe('lists', () => {
  it('pages by cursor through rows with the same time, without gaps or repetitions', async () => {
    t.clock.freeze();
    const ids = new Set<number>();
    for (let n = 0; n < 5; n++) ids.add((await makeOrder(t)).id);
    const admin = await t.asAdmin();
    const seen: number[] = [];
    let path: string | null = '/api/orders?limit=2';
    const sizes: number[] = [];
    while (path) {
      const { body, headers } = await admin.get(path);
      expect(headers.get('x-total-count')).toBe('5');
      sizes.push(body.orders.length);
      seen.push(...body.orders.map(({ id }: { id: number }) => id));
      const next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;
      expect(next ?? 'http://localhost:3000/api/orders?limit=2&cursor=').toMatch(
        /^http:\/\/localhost:3000\/api\/orders\?limit=2&cursor=/,
      );
      path = next?.replace('http://localhost:3000', '') ?? null;
    }
    expect(sizes).toEqual([2, 2, 1]);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(ids);
  });

  it('are newest first, filtered by status and by text, and a wildcard matches literally', async () => {
    await makeOrder(t, { customerName: 'Percent 100% Ltd', status: 'pending' });
    t.clock.advance(1000);
    const newest = await makeOrder(t, { customerName: 'Late Ltd' });
    const admin = await t.asAdmin();
    const names = async (query: string) =>
      (await admin.get(`/api/orders?${query}`)).body.orders.map(
        (order: { customerName: string }) => order.customerName,
      );
    expect(await names('')).toEqual(['Late Ltd', 'Percent 100% Ltd']);
    expect(await names('status=pending')).toEqual(['Percent 100% Ltd']);
    expect(await names('q=percent')).toEqual(['Percent 100% Ltd']);
    expect(await names('q=%25')).toEqual(['Percent 100% Ltd']);
    expect(await names(`q=${newest.id}`)).toEqual(['Late Ltd']);
    expect(await names("q=';drop table customer_order;--")).toEqual([]);
  });

  it('confirmations are a plain array with the same paging', async () => {
    for (let n = 0; n < 3; n++) await visitor.post('/api/order-confirmations', CONFIRMATION);
    const { body, headers } = await (await t.asAdmin()).get('/api/order-confirmations?limit=2');
    expect(body).toHaveLength(2);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toContain('rel="next"');
  });
});

describe('SEC-33 Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a-key-of-a-good-length-1' };
  const rows = async (table: string) =>
    Number((await t.sql<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);

  it('the same key and body get the stored response, and the action runs once', async () => {
    const first = await visitor.post('/api/contacts', CONTACT, key);
    const second = await visitor.post('/api/contacts', CONTACT, key);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await rows('contact')).toBe(1);
    expect(await t.emails()).toHaveLength(1);
  });

  it('the same key with another body is 409', async () => {
    await visitor.post('/api/contacts', CONTACT, key);
    expectError(
      await visitor.post('/api/contacts', { ...CONTACT, message: 'Another one.' }, key),
      409,
      'This Idempotency-Key was already used for another request. Send a new one.',
    );
  });

  it.each(['short', 'x'.repeat(65), 'with spaces inside here'])('the key "%s" is rejected', async (bad) => {
    expectError(await visitor.post('/api/contacts', CONTACT, { 'idempotency-key': bad }), 400);
  });

  it('a rejected request does not use up its key', async () => {
    const body = { customerName: 'N', customerEmail: 'n@n.example', stripePaymentIntentId: 'pi_1' };
    const admin = await t.asAdmin();
    await makeOrder(t, { paymentReference: 'pi_1' });
    expect((await admin.post('/api/orders', body, key)).status).toBe(409);
    expect((await admin.post('/api/orders', { ...body, stripePaymentIntentId: 'pi_2' }, key)).status).toBe(
      201,
    );
  });

  it.each([
    ['/api/contacts', CONTACT, 'contact'],
    ['/api/order-confirmations', CONFIRMATION, 'order_confirmation'],
    ['/api/affiliates', { name: 'Bo', email: 'bo@bo.example' }, 'affiliate'],
  ])(
    'REL-13: twenty identical concurrent posts to %s create one row and get twenty identical responses',
    async (path, body, table) => {
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => untilServed(() => visitor.post(path, body, key))),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      expect(await rows(table)).toBe(1);
    },
  );

  it('without a key, an identical enquiry within a minute is the same enquiry', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => visitor.post('/api/contacts', CONTACT)),
    );
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    t.clock.advance(61_000);
    expect((await visitor.post('/api/contacts', CONTACT)).body.id).not.toBe(responses[0]?.body.id);
  });
});
