/** Queues of endpoints: limits, independence, and several nodes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTACT, makeWebhookEndpoint } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import {
  closeReceivers,
  startReceiver,
  untilDeliveries,
  untilNothingIsDue,
} from '#server/testing/webhook-receiver.ts';
import { createDispatcher } from './dispatcher.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  t.deps.background.webhooks?.start();
});
afterEach(async () => {
  await t.deps.background.webhooks?.stop();
  await closeReceivers();
});

describe('several nodes', () => {
  it('send each delivery once, and together at most four at once to an endpoint', async () => {
    const others = [createDispatcher(() => t.context()), createDispatcher(() => t.context())];
    const receiver = await startReceiver(async (response) => {
      await new Promise((resolve) => setImmediate(resolve));
      response.end();
    });
    await makeWebhookEndpoint(t, receiver.url);
    await t.deps.background.webhooks?.stop();
    for (let n = 0; n < 30; n++)
      await t.asVisitor().post('/api/contacts', { ...CONTACT, email: `p${n}@nodes.example` });
    for (const node of [t.deps.background.webhooks, ...others]) node?.start();
    await untilNothingIsDue(t);
    for (const node of others) await node.stop();
    expect(receiver.received).toHaveLength(30);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(30);
    expect(receiver.mostOpen()).toBeLessThanOrEqual(4);
  });
});

describe('the queue of an endpoint', () => {
  it('tries again after five seconds by a timer, without waiting for the next poll', async () => {
    // On a busy machine, recording the attempt takes a part of the pause.
    t.clock.freeze();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const receiver = await startReceiver((response) => {
      response.writeHead(500).end();
    });
    const { view } = await makeWebhookEndpoint(t, receiver.url);
    const owner = await t.asAdmin('owner');
    await t.asVisitor().post('/api/contacts', CONTACT);
    await untilDeliveries(owner, view.id, ([item]) => item?.attempts.length === 1);
    await vi.waitUntil(() => timers.mock.calls.some(([, ms = 0]) => ms >= 4500 && ms <= 5500), TIMEOUT);
    timers.mockRestore();
  });

  it('has at most four requests at once, and a slow one delays no other', async () => {
    const waiting: (() => void)[] = [];
    const slow = await startReceiver((response) => {
      waiting.push(() => response.end());
    });
    const good = await startReceiver();
    await makeWebhookEndpoint(t, slow.url);
    const { view } = await makeWebhookEndpoint(t, good.url);
    const owner = await t.asAdmin('owner');
    for (let n = 0; n < 9; n++)
      await t.asVisitor().post('/api/contacts', { ...CONTACT, email: `p${n}@slow.example` });
    await untilDeliveries(
      owner,
      view.id,
      (items) => items.length === 9 && items.every(({ status }) => status === 'succeeded'),
    );
    await expect.poll(() => slow.received, TIMEOUT).toHaveLength(4);
    while (slow.received.length < 9 || waiting.length > 0) {
      waiting.shift()?.();
      await vi.waitUntil(() => waiting.length > 0 || slow.received.length === 9, TIMEOUT);
    }
    await untilNothingIsDue(t);
    expect(slow.mostOpen()).toBe(4);
    expect(new Set(slow.received.map(({ id }) => id)).size).toBe(9);
  });
});
