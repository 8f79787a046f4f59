/** Endpoints: who manages them, which addresses they may have, secrets, log and pruning. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { CONTACT, makeAffiliate, makeWebhookEndpoint } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  closeReceivers,
  type Receiver,
  startReceiver,
  untilDeliveries,
  untilNothingIsDue,
} from '#server/testing/webhook-receiver.ts';
import { ENDPOINTS_MAX } from '#src/domain/integration/webhook/webhook.schema.ts';
import { pruneWebhooks } from './prune-webhooks.service.ts';

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

const DAY = 86_400_000;
const endpoint = (url: string, events: readonly string[] = ['contact.created']) => ({
  url,
  description: 'Our CRM',
  events,
});
const audited = () =>
  t.sql<{ action: string }>(`select action from audit_log where subject_kind = 'webhook' order by id`);

describe('SEC-38 who manages webhooks', () => {
  const calls = (id: number) =>
    [
      ['GET', '/api/webhook-endpoints'],
      ['POST', '/api/webhook-endpoints', endpoint('https://8.8.8.8/')],
      ['PATCH', `/api/webhook-endpoints/${id}`, { enabled: false }],
      ['DELETE', `/api/webhook-endpoints/${id}`],
      ['POST', `/api/webhook-endpoints/${id}/rotate-secret`],
      ['POST', `/api/webhook-endpoints/${id}/test`],
      ['GET', `/api/webhook-deliveries?endpointId=${id}`],
      ['POST', '/api/webhook-deliveries/1/redeliver'],
      ['GET', '/api/events'],
      ['POST', '/api/trpc/webhookEndpoints.rotateSecret', { id }],
      ['POST', '/api/trpc/webhookEndpoints.sendTest', { id }],
      ['POST', '/api/trpc/webhookDeliveries.redeliver', { id: 1 }],
      ['GET', `/api/trpc/webhookDeliveries.payload?input=${encodeURIComponent(JSON.stringify({ id: 1 }))}`],
      [
        'GET',
        `/api/trpc/webhookDeliveries.list?input=${encodeURIComponent(JSON.stringify({ endpointId: id }))}`,
      ],
    ] as const;

  it('owners only: strangers get 401, affiliates and staff 403, and nothing changes', async () => {
    const { view } = await makeWebhookEndpoint(t);
    const affiliate = await makeAffiliate(t);
    const others = [
      [401, t.asVisitor()],
      [403, await t.asAffiliate(affiliate.id)],
      [403, await t.asAdmin('staff')],
    ] as const;
    for (const [status, caller] of others)
      for (const [method, path, body] of calls(view.id))
        expect((await caller.call(path, { method, body })).status, `${method} ${path}`).toBe(status);
    expect(await owner.api.webhookEndpoints.list.query()).toEqual([view]);
  });
});

describe('the endpoints over REST', () => {
  it('are added, listed, changed and deleted; the secret is in the first response only', async () => {
    const receiver = await startReceiver();
    const added = await owner.post('/api/webhook-endpoints', endpoint(receiver.url));
    expect(added.status).toBe(201);
    expect(added.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { view } = added.body;
    expect(view).toMatchObject({ url: receiver.url, enabled: true, includePersonalData: false });
    expect(view).toMatchObject({ createdBy: 'owner', disabledReason: null, description: 'Our CRM' });
    const listed = await owner.get('/api/webhook-endpoints');
    expect(listed.body).toEqual([view]);
    expect(listed.text).not.toContain('whsec_');
    const changed = await owner.patch(`/api/webhook-endpoints/${view.id}`, {
      events: ['order.paid'],
      enabled: false,
    });
    expect(changed.body).toMatchObject({ events: ['order.paid'], enabled: false, description: 'Our CRM' });
    expect((await owner.remove(`/api/webhook-endpoints/${view.id}`)).body).toEqual({ success: true });
    expect((await owner.get('/api/webhook-endpoints')).body).toEqual([]);
    expectError(await owner.remove(`/api/webhook-endpoints/${view.id}`), 404);
    const actions = (await audited()).map(({ action }) => action);
    expect(actions).toEqual(['webhook.create', 'webhook.update', 'webhook.delete']);
  });

  it.each([
    [
      { url: 'nonsense' },
      'Enter the full address of the endpoint, for example https://crm.example/webhooks.',
    ],
    [
      { url: 'ftp://8.8.8.8/' },
      'Enter the full address of the endpoint, for example https://crm.example/webhooks.',
    ],
    [
      { url: `https://${['user', 'pass'].join(':')}@8.8.8.8/` },
      'Enter the full address of the endpoint, for example https://crm.example/webhooks.',
    ],
    [{ events: [] }, 'Choose at least one event.'],
    [{ events: ['order.lost'] }, /^There is no event named order\.lost\. Choose from: order\.created, /],
    [{ events: ['webhook.test'] }, /^There is no event named webhook\.test\./],
    [{ includePersonalData: 'yes' }, 'includePersonalData must be true or false.'],
    [{ enabled: 'no' }, 'enabled must be true or false.'],
    [{ description: 'x'.repeat(201) }, 'Use at most 200 characters.'],
    [{ description: 5 }, 'Write the description as text.'],
  ])('reject %j with a sentence', async (fields, message) => {
    const body = { ...endpoint('https://8.8.8.8/'), ...fields };
    const response = await owner.post('/api/webhook-endpoints', body);
    expect(response.status).toBe(400);
    expect(response.body.message).toEqual(
      message instanceof RegExp ? expect.stringMatching(message) : message,
    );
  });

  it('can be added disabled; an empty description is none', async () => {
    const body = { ...endpoint('https://8.8.8.8/'), enabled: false, description: 'CRM' };
    const { view } = (await owner.post('/api/webhook-endpoints', body)).body;
    expect(view).toMatchObject({ enabled: false, disabledReason: null, description: 'CRM' });
    const changed = await owner.patch(`/api/webhook-endpoints/${view.id}`, { description: ' ' });
    expect(changed.body).toEqual({ ...view, description: null });
  });

  it(`are at most ${ENDPOINTS_MAX}`, async () => {
    for (let n = 0; n < ENDPOINTS_MAX; n++)
      await owner.post('/api/webhook-endpoints', endpoint('https://8.8.8.8/'));
    const tooMany = await owner.post('/api/webhook-endpoints', endpoint('https://8.8.8.8/'));
    expectError(tooMany, 409, 'A shop has at most 20 webhook endpoints. Delete one that you no longer use.');
  });
});

describe('the secret', () => {
  it('is stored encrypted; after a rotation both sign for a day, then only the new one', async () => {
    const receiver = await startReceiver();
    const { secret: first, view } = await makeWebhookEndpoint(t, receiver.url);
    const { secret: second } = await owner.api.webhookEndpoints.rotateSecret.mutate({ id: view.id });
    const stored = JSON.stringify(await t.sql('select * from webhook_endpoint'));
    expect([stored.includes(first), stored.includes(second)]).toEqual([false, false]);
    t.deps.background.webhooks?.start();
    await t.asVisitor().post('/api/contacts', CONTACT);
    await untilNothingIsDue(t);
    expect(receiver.verified(first)).toEqual(receiver.verified(second));
    t.clock.advance(DAY + 1000);
    await pruneWebhooks(t.context());
    await t.asVisitor().post('/api/contacts', { ...CONTACT, message: 'A day later' });
    await untilNothingIsDue(t);
    const signature = String(receiver.received[1]?.headers['webhook-signature']);
    expect(signature).toMatch(/^v1,\S+$/);
    expect(await t.sql('select previous_secret_encrypted as old from webhook_endpoint')).toEqual([
      { old: null },
    ]);
  });
});

describe('the delivery log', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver((response) => {
      response.writeHead(receiver.received.length === 1 ? 500 : 200).end('x'.repeat(5000));
    });
    t.deps.background.webhooks?.start();
  });

  it('shows a test event, which the event log does not list', async () => {
    const { secret, view } = await makeWebhookEndpoint(t, receiver.url);
    receiver.received.length = 1;
    const queued = await owner.api.webhookEndpoints.sendTest.mutate({ id: view.id });
    expect(queued).toMatchObject({ type: 'webhook.test', status: 'pending', attempts: [] });
    await untilDeliveries(owner, view.id, ([first]) => first?.status === 'succeeded');
    expect(receiver.verified(secret, 1)).toMatchObject({ type: 'webhook.test' });
    expect((await owner.get('/api/events')).body.events).toEqual([]);
  });

  it('shows the body that the endpoint gets, with personal data only where it was chosen', async () => {
    receiver.received.length = 1;
    const { view } = await makeWebhookEndpoint(t, receiver.url);
    await t.asVisitor().post('/api/contacts', CONTACT);
    const [delivery] = await untilDeliveries(owner, view.id, ([first]) => first?.status === 'succeeded');
    const id = delivery?.id ?? 0;
    const { body } = await owner.api.webhookDeliveries.payload.query({ id });
    expect(body).toBe(receiver.received.at(-1)?.body);
    expect(body).not.toContain(CONTACT.email);
    await owner.api.webhookEndpoints.update.mutate({ id: view.id, includePersonalData: true });
    expect((await owner.api.webhookDeliveries.payload.query({ id })).body).toContain(CONTACT.email);
    await owner.api.webhookEndpoints.delete.mutate({ id: view.id });
    await expect(owner.api.webhookDeliveries.payload.query({ id })).rejects.toThrow(
      'We can’t find this delivery.',
    );
  });

  it('redelivers an event with its own id and keeps the first kilobyte of responses', async () => {
    const { view } = await makeWebhookEndpoint(t, receiver.url);
    await t.asVisitor().post('/api/contacts', CONTACT);
    const [failed] = await untilDeliveries(owner, view.id, ([first]) => first?.attempts.length === 1);
    expect(failed?.attempts[0]).toMatchObject({ status: 500, response: 'x'.repeat(1024) });
    const again = await owner.api.webhookDeliveries.redeliver.mutate({ id: failed?.id ?? 0 });
    expect(again).toMatchObject({ eventId: failed?.eventId, endpointId: view.id });
    const log = await untilDeliveries(owner, view.id, ([first]) => first?.status === 'succeeded');
    expect(log.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    await owner.api.webhookEndpoints.update.mutate({ id: view.id, enabled: false });
    const response = await owner.post('/api/trpc/webhookDeliveries.redeliver', { id: failed?.id });
    expect(response.body.error.json.message).toBe('This endpoint is disabled. Enable it first.');
  });

  it('is deleted after 30 days with its events, and with its endpoint', async () => {
    const { view } = await makeWebhookEndpoint(t, receiver.url);
    await t.asVisitor().post('/api/contacts', CONTACT);
    t.clock.advance(29 * DAY);
    await t.asVisitor().post('/api/contacts', { ...CONTACT, message: 'Later' });
    await untilNothingIsDue(t);
    const rows = () =>
      t.sql(`select (select count(*)::int from event) as events,
        (select count(*)::int from webhook_delivery) as deliveries,
        (select count(*)::int from webhook_endpoint) as endpoints`);
    t.clock.advance(2 * DAY);
    await pruneWebhooks(t.context());
    expect(await rows()).toEqual([{ events: 1, deliveries: 1, endpoints: 1 }]);
    owner = await t.asAdmin('owner');
    await owner.api.webhookEndpoints.delete.mutate({ id: view.id });
    await pruneWebhooks(t.context());
    expect(await rows()).toEqual([{ events: 1, deliveries: 0, endpoints: 0 }]);
  });
});
