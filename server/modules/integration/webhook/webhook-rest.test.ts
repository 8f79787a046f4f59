/** What programs do with endpoints and deliveries over REST: scopes, repetitions, paging. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { CONTACT, makeAdmin, makeWebhookEndpoint } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { asProgram } from '#server/testing/tokens.ts';
import { closeReceivers, startReceiver, untilDeliveries } from '#server/testing/webhook-receiver.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  owner = await t.asAdmin('owner');
});
afterEach(async () => {
  await t.deps.background.webhooks?.stop();
  await closeReceivers();
});

const ENDPOINT = { url: 'https://8.8.8.8/hook', events: ['contact.created'] };
const KEY = { 'idempotency-key': 'a-key-of-a-good-length-1' };
const program = () => asProgram(t, ['webhooks:read', 'webhooks:write', 'contacts:read']);
const endpoints = async () => (await owner.api.webhookEndpoints.list.query()).length;

describe('SEC-33 Idempotency-Key when an endpoint is added', () => {
  it('a repetition gets the same endpoint with its secret, which no stored response holds', async () => {
    const caller = await program();
    const first = await caller.post('/api/webhook-endpoints', ENDPOINT, KEY);
    const second = await caller.post('/api/webhook-endpoints', ENDPOINT, KEY);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await endpoints()).toBe(1);
    expect(first.body.secret).toMatch(/^whsec_/);
    const stored = await t.sql('select * from idempotency_key');
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(first.body.secret.slice('whsec_'.length));
    const other = await caller.post('/api/webhook-endpoints', { ...ENDPOINT, url: 'https://8.8.4.4/' }, KEY);
    expectError(other, 409, 'This Idempotency-Key was already used for another request. Send a new one.');
  });

  it('ten concurrent requests with one key add one endpoint', async () => {
    const caller = await program();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => caller.post('/api/webhook-endpoints', ENDPOINT, KEY)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await endpoints()).toBe(1);
  });

  it('the key of another token or owner adds another endpoint and shows no secret of the first', async () => {
    const { username, password } = await makeAdmin(t);
    const another = t.asVisitor();
    await another.post('/api/admin/login', { username, password });
    const callers = [await program(), await program(), owner, another];
    const responses = [];
    for (const caller of callers) responses.push(await caller.post('/api/webhook-endpoints', ENDPOINT, KEY));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.secret)).size).toBe(4);
    expect(await endpoints()).toBe(4);
  });

  it('after the endpoint was deleted, a repetition shows nothing', async () => {
    const first = await owner.post('/api/webhook-endpoints', ENDPOINT, KEY);
    await owner.remove(`/api/webhook-endpoints/${first.body.view.id}`);
    expectError(await owner.post('/api/webhook-endpoints', ENDPOINT, KEY), 404);
    expect(await endpoints()).toBe(0);
  });
});

describe('SEC-33 Idempotency-Key of the other calls', () => {
  it('a repeated rotation keeps the secret before it valid, and returns the same new one', async () => {
    const { view } = await makeWebhookEndpoint(t);
    const rotate = () =>
      owner.call(`/api/webhook-endpoints/${view.id}/rotate-secret`, { method: 'POST', headers: KEY });
    const [first, second] = await Promise.all([rotate(), rotate()]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const rotations = await t.sql(`select id from audit_log where action = 'webhook.rotate-secret'`);
    expect(rotations).toHaveLength(1);
    expect(
      (await owner.call(`/api/webhook-endpoints/${view.id}/rotate-secret`, { method: 'POST' })).body.secret,
    ).not.toBe(first.body.secret);
  });

  it('a repeated test event or redelivery is sent once', async () => {
    const { view } = await makeWebhookEndpoint(t);
    const send = (path: string) => owner.call(path, { method: 'POST', headers: KEY });
    const [test, again] = await Promise.all([
      send(`/api/webhook-endpoints/${view.id}/test`),
      send(`/api/webhook-endpoints/${view.id}/test`),
    ]);
    expect([test.status, again.body.id]).toEqual([201, test.body.id]);
    const path = `/api/webhook-deliveries/${test.body.id}/redeliver`;
    const [first, second] = await Promise.all([send(path), send(path)]);
    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
    const { body, headers } = await owner.get(`/api/webhook-deliveries?endpointId=${view.id}`);
    expect(body.deliveries.map(({ id }: { id: number }) => id)).toEqual([first.body.id, test.body.id]);
    expect(headers.get('x-total-count')).toBe('2');
  });
});

describe('SEC-38 a token', () => {
  it('needs the scopes of the events to rotate a secret, send a test event, redeliver or delete', async () => {
    const { view } = await makeWebhookEndpoint(t);
    const sent = await owner.api.webhookEndpoints.sendTest.mutate({ id: view.id });
    const caller = await program();
    for (const path of [
      `/api/webhook-endpoints/${view.id}/rotate-secret`,
      `/api/webhook-endpoints/${view.id}/test`,
      `/api/webhook-deliveries/${sent.id}/redeliver`,
    ])
      expectError(
        await caller.call(path, { method: 'POST' }),
        403,
        'This token lacks the scope orders:read. Use a token that has it.',
      );
    const path = `/api/webhook-endpoints/${view.id}`;
    expectError(
      await caller.remove(path),
      403,
      'This token lacks the scope orders:read. Use a token that has it.',
    );
    await owner.patch(path, { events: ENDPOINT.events });
    const rotated = await caller.call(`/api/webhook-endpoints/${view.id}/rotate-secret`, { method: 'POST' });
    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect((await caller.remove(path)).status).toBe(200);
    const reader = await asProgram(t, ['webhooks:read']);
    expect((await reader.get(`/api/webhook-endpoints/${view.id}`)).status).toBe(404);
    expectError(
      await reader.call(`/api/webhook-endpoints/${view.id}/test`, { method: 'POST' }),
      403,
      'This token lacks the scope webhooks:write. Use a token that has it.',
    );
  });

  it('changes an endpoint only with the scopes of the events it has and of those it gets', async () => {
    const { view } = await makeWebhookEndpoint(t);
    const own = await owner.post('/api/webhook-endpoints', ENDPOINT);
    const caller = await program();
    for (const [id, change] of [
      [view.id, { url: 'https://8.8.4.4/', events: ENDPOINT.events }],
      [view.id, { enabled: false }],
      [own.body.view.id, { events: ['order.paid'] }],
    ] as const)
      expectError(
        await caller.patch(`/api/webhook-endpoints/${id}`, change),
        403,
        'This token lacks the scope orders:read. Use a token that has it.',
      );
    expect(await owner.api.webhookEndpoints.list.query()).toMatchObject([{ ...ENDPOINT }, view]);
  });

  it('gets no event at an endpoint that has stopped wanting it', async () => {
    const { view } = await makeWebhookEndpoint(t);
    await t.asVisitor().post('/api/contacts', CONTACT);
    const test = await owner.api.webhookEndpoints.sendTest.mutate({ id: view.id });
    const path = `/api/webhook-endpoints/${view.id}`;
    await owner.patch(path, { events: ['order.paid'] });
    const { items } = await owner.api.webhookDeliveries.list.query({ endpointId: view.id });
    expect(items.map(({ id, status }) => [id === test.id, status])).toEqual([
      [true, 'pending'],
      [false, 'failed'],
    ]);
    const caller = await asProgram(t, ['webhooks:write', 'orders:read']);
    expect((await caller.patch(path, { url: 'https://8.8.4.4/' })).status).toBe(200);
    const again = (who: Caller) =>
      who.call(`/api/webhook-deliveries/${items[1]?.id}/redeliver`, { method: 'POST' });
    expectError(
      await again(caller),
      403,
      'This token lacks the scope contacts:read. Use a token that has it.',
    );
    expect((await again(owner)).status).toBe(201);
  });

  it('reads the log; what a receiver wrote only for events whose data it may read', async () => {
    const receiver = await startReceiver((response, { body }) => {
      response.end(`Thank you for ${JSON.parse(body).type}`);
    });
    const { view } = await makeWebhookEndpoint(t, receiver.url);
    t.deps.background.webhooks?.start();
    await t.asVisitor().post('/api/contacts', CONTACT);
    await owner.api.webhookEndpoints.sendTest.mutate({ id: view.id });
    await untilDeliveries(
      owner,
      view.id,
      (items) => items.length === 2 && items.every(({ status }) => status === 'succeeded'),
    );
    const read = async (caller: Caller) => {
      const { body } = await caller.get(`/api/webhook-deliveries?endpointId=${view.id}`);
      return body.deliveries.map(
        ({ attempts }: { attempts: [{ response: string | null }] }) => attempts[0].response,
      );
    };
    expect(await read(await program())).toEqual([
      'Thank you for webhook.test',
      'Thank you for contact.created',
    ]);
    expect(await read(await asProgram(t, ['webhooks:read']))).toEqual(['Thank you for webhook.test', null]);
  });
});

it('the delivery log is paged by its Link header, without gaps or repetitions', async () => {
  const { view } = await makeWebhookEndpoint(t);
  const ids: number[] = [];
  for (let n = 0; n < 5; n++)
    ids.unshift((await owner.api.webhookEndpoints.sendTest.mutate({ id: view.id })).id);
  const seen: number[] = [];
  let path: string | null = `/api/webhook-deliveries?endpointId=${view.id}&limit=2`;
  while (path) {
    const { body, headers } = await owner.get(path);
    seen.push(...body.deliveries.map(({ id }: { id: number }) => id));
    expect(headers.get('x-total-count')).toBe('5');
    const link = headers.get('link');
    expect(link ?? '').not.toContain('prev');
    path =
      link && new URL(/^<(.+)>; rel="next"$/.exec(link)?.[1] ?? '').href.replace('http://localhost:3000', '');
  }
  expect(seen).toEqual(ids);
});
