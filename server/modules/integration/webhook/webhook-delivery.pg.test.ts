/** Deliveries of real changes; the receiver verifies with the public `standardwebhooks` package. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { createContact } from '#server/modules/site/contact/contact.service.ts';
import type { Caller } from '#server/testing/callers.ts';
import { CONTACT, makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import {
  closeReceivers,
  startReceiver,
  untilDeliveries,
  untilNothingIsDue,
} from '#server/testing/webhook-receiver.ts';
import { EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';
import { site } from '#src/domain/site.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  owner = await t.asAdmin('owner');
  t.deps.background.webhooks?.start();
});
afterEach(async () => {
  await t.deps.background.webhooks?.stop();
  await closeReceivers();
});

const HOUR = 3_600_000;
const addEndpoint = (url: string, events: readonly EventType[] = EVENT_TYPES, includePersonalData = false) =>
  owner.api.webhookEndpoints.create.mutate({
    url,
    description: null,
    events: [...events],
    includePersonalData,
  });

describe('SEC-38 a delivery', () => {
  it('is verified by the public package and holds the reduced object', async () => {
    const receiver = await startReceiver();
    const { secret, view } = await addEndpoint(receiver.url, ['contact.created']);
    const { body } = await t.asVisitor().post('/api/contacts', CONTACT);
    const [delivery] = await untilDeliveries(owner, view.id, ([first]) => first?.status === 'succeeded');
    const payload = receiver.verified(secret);
    expect(payload).toEqual({
      type: 'contact.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: {
        id: body.id,
        inquiryType: 'general',
        status: 'new',
        createdAt: expect.any(String),
      },
    });
    expect(receiver.received[0]?.headers).toMatchObject({
      'webhook-id': delivery?.eventId,
      'content-type': 'application/json',
    });
    expect(delivery?.eventId).toMatch(/^evt_[\w-]{20,}$/);
    expect(() => receiver.verified(`whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow();
  });

  it('holds personal data only for an endpoint whose creator chose it', async () => {
    const [full, reduced] = [await startReceiver(), await startReceiver()];
    await addEndpoint(full.url, ['order.created', 'order.paid'], true);
    await addEndpoint(reduced.url, ['order.created', 'order.paid']);
    const buyer = { email: 'agnes@hollow.example', name: 'Agnes Hollow' };
    await owner.post('/api/orders', { customerName: buyer.name, customerEmail: buyer.email });
    await untilNothingIsDue(t);
    const types = full.received.map(({ body }) => JSON.parse(body).type).sort();
    expect(types).toEqual(['order.created', 'order.paid']);
    for (const { body } of full.received) expect(body).toContain(buyer.email);
    expect(reduced.received).toHaveLength(2);
    for (const { body } of reduced.received) expect(body).not.toMatch(/agnes|hollow/i);
  });

  it('is not made by a change that is rolled back', async () => {
    const receiver = await startReceiver();
    await addEndpoint(receiver.url, ['contact.created']);
    const undone = inTransaction(t.context(), async (inner) => {
      await createContact(inner, { ...CONTACT, phone: null, company: null, inquiryType: 'general' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await t.sql('select id from event union all select id from webhook_delivery')).toEqual([]);
    await untilNothingIsDue(t);
    expect(receiver.received).toEqual([]);
  });

  it('is made for every kind of event that its endpoint chose, and for no other', async () => {
    const receiver = await startReceiver();
    await addEndpoint(receiver.url, ['commission.earned', 'affiliate.created']);
    const { referralCode } = await makeAffiliate(t);
    await makePaidCheckout(t, { code: referralCode });
    await untilNothingIsDue(t);
    expect(receiver.received.map(({ body }) => JSON.parse(body).type).sort()).toEqual([
      'affiliate.created',
      'commission.earned',
    ]);
  });
});

describe('a delivery that fails', () => {
  it('is tried ten times with the pauses of the contract, with one id, and then fails', async () => {
    // Otherwise the pauses pass while the test reads them.
    t.clock.freeze();
    const receiver = await startReceiver((response) => {
      response.writeHead(500).end('out of order');
    });
    const { secret, view } = await addEndpoint(receiver.url, ['contact.created']);
    await t.asVisitor().post('/api/contacts', CONTACT);
    const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
    for (const [index, seconds] of pauses.entries()) {
      const [delivery] = await untilDeliveries(
        owner,
        view.id,
        ([first]) => first?.attempts.length === index + 1,
      );
      const next = delivery?.nextAttemptAt?.getTime() ?? 0;
      const pause = (next - t.clock.now().getTime()) / 1000;
      expect(pause).toBeGreaterThanOrEqual(seconds * 0.9);
      expect(pause).toBeLessThanOrEqual(seconds * 1.1);
      t.clock.advance(next - t.clock.now().getTime());
      owner = await t.asAdmin('owner');
      t.deps.background.webhooks?.wake();
    }
    const [delivery] = await untilDeliveries(owner, view.id, ([first]) => first?.status !== 'pending');
    expect(delivery).toMatchObject({ status: 'failed', nextAttemptAt: null });
    expect(delivery?.attempts).toHaveLength(10);
    expect(delivery?.attempts[0]).toMatchObject({ status: 500, response: 'out of order' });
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(receiver.verified(secret)).toMatchObject({ type: 'contact.created' });
  });

  it.each([
    [500, 'failed'],
    [204, 'succeeded'],
  ])(
    'with %i after its endpoint stopped wanting the event has %s and is not sent again',
    async (code, status) => {
      let respond = () => {};
      const receiver = await startReceiver((response) => {
        respond = () => response.writeHead(code).end();
      });
      const { view } = await addEndpoint(receiver.url, ['contact.created']);
      await t.asVisitor().post('/api/contacts', CONTACT);
      await expect.poll(() => receiver.received, TIMEOUT).toHaveLength(1);
      await owner.api.webhookEndpoints.update.mutate({ id: view.id, events: ['order.paid'] });
      respond();
      const [delivery] = await untilDeliveries(owner, view.id, ([first]) => first?.attempts.length === 1);
      expect(delivery).toMatchObject({ status, nextAttemptAt: null });
      t.clock.advance(HOUR);
      await untilNothingIsDue(t);
      expect(receiver.received).toHaveLength(1);
    },
  );

  it('because its secret cannot be decrypted shows why, and others are sent', async () => {
    const [broken, good] = [await startReceiver(), await startReceiver()];
    const { view } = await addEndpoint(broken.url, ['contact.created']);
    await addEndpoint(good.url, ['contact.created']);
    await t.sql(`update webhook_endpoint set secret_encrypted = 'v2.changed' where id = ?`, [view.id]);
    await t.asVisitor().post('/api/contacts', CONTACT);
    const [delivery] = await untilDeliveries(owner, view.id, ([first]) => first?.attempts.length === 1);
    expect(delivery?.attempts[0]?.response).toMatch(/^The secret or the event can no longer be decrypted/);
    await untilNothingIsDue(t);
    expect([broken.received.length, good.received.length]).toEqual([0, 1]);
    const { secret } = await owner.api.webhookEndpoints.rotateSecret.mutate({ id: view.id });
    t.clock.advance(6000);
    await untilNothingIsDue(t);
    expect(broken.verified(secret)).toMatchObject({ type: 'contact.created' });
  });

  it.each([
    ['the owners', 'robin@shop.example', 'robin@shop.example'],
    ['the shop, if no owner has an address,', null, site.inbox],
  ])('with 410 disables the endpoint and notifies %s', async (_who, address, recipient) => {
    await t.sql('update admin_account set email = ?', [address]);
    const receiver = await startReceiver((response) => {
      response.writeHead(410).end();
    });
    const { view } = await addEndpoint(receiver.url, ['contact.created']);
    await t.asVisitor().post('/api/contacts', CONTACT);
    await untilDeliveries(owner, view.id, ([first]) => first?.attempts.length === 1);
    expect((await owner.api.webhookEndpoints.list.query())[0]).toMatchObject({
      enabled: false,
      disabledReason: 'The endpoint responded with 410 Gone.',
    });
    const email = (await t.emails()).find(({ subject }) => subject.endsWith('was disabled'));
    expect([email?.to, email?.text]).toEqual([recipient, expect.stringContaining('410 Gone')]);
    await t.asVisitor().post('/api/contacts', { ...CONTACT, message: 'Another question' });
    await untilNothingIsDue(t);
    expect(receiver.received).toHaveLength(1);
  });

  it('for five days disables the endpoint; enabling it sends what has waited', async () => {
    let isDown = true;
    const receiver = await startReceiver((response) => {
      response.writeHead(isDown ? 503 : 204).end();
    });
    const { view } = await addEndpoint(receiver.url, ['contact.created']);
    const write = async (message: string) => {
      await t.asVisitor().post('/api/contacts', { ...CONTACT, message });
      await untilNothingIsDue(t);
    };
    await write('The first question');
    t.clock.advance(119 * HOUR);
    await write('The second question');
    owner = await t.asAdmin('owner');
    expect((await owner.api.webhookEndpoints.list.query())[0]?.enabled).toBe(true);
    t.clock.advance(HOUR);
    await untilNothingIsDue(t);
    owner = await t.asAdmin('owner');
    expect((await owner.api.webhookEndpoints.list.query())[0]).toMatchObject({
      enabled: false,
      disabledReason: 'No delivery has succeeded for 5 days.',
    });
    isDown = false;
    await owner.api.webhookEndpoints.update.mutate({ id: view.id, enabled: true });
    t.clock.advance(HOUR);
    await untilNothingIsDue(t);
    owner = await t.asAdmin('owner');
    const { items } = await owner.api.webhookDeliveries.list.query({ endpointId: view.id });
    expect(items.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect((await owner.api.webhookEndpoints.list.query())[0]?.disabledReason).toBeNull();
  });
});
