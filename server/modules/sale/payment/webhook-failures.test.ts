import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAffiliate } from '#server/testing/factories.ts';
import { type Payment, stripeEvent, WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  paidEvent,
  sendEvent,
  setUpFakeStripe,
  storedEvents,
  webhookOrders,
} from '#server/testing/webhooks.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
});
afterEach(() => expectBalancedLedger(t));

const send = (event: unknown, options?: Parameters<typeof sendEvent>[2]) => sendEvent(t, event, options);
const orders = () => webhookOrders(t);
const stored = () => storedEvents(t);
const paidFor = (payment: Payment) => paidEvent(stripe, payment);

describe('events that cannot be processed', () => {
  it('acknowledges unknown event types and stores them', async () => {
    expect((await send(stripeEvent('customer.created', { id: 'cus_1' }))).status).toBe(200);
    expect(await stored()).toMatchObject([{ status: 'ignored', error: null }]);
  });

  it('stores a failure with its error; an admin replays it', async () => {
    const payment = stripe.pay();
    const broken = stripe.sessionEvent(payment, 'completed', {
      customer_details: { email: null, name: 'No Address' },
    });
    expect((await send(broken)).status).toBe(200);
    expect(await stored()).toMatchObject([
      {
        id: broken.id,
        status: 'failed',
        error: 'Error: The payment carries no email address.',
        attempts: 1,
      },
    ]);
    const admin = await t.asAdmin('staff');
    expect((await admin.api.payments.events.query({ status: 'failed' })).items).toMatchObject([
      { id: broken.id, attempts: 1, orderId: null },
    ]);
    expect(await admin.api.payments.replay.mutate({ id: broken.id })).toMatchObject({
      status: 'failed',
      attempts: 2,
    });
    // Repairs the stored event; in production a fixed version of the code would accept it.
    await t.sql(
      `update webhook_event set payload = jsonb_set(payload, '{data,object,customer_details,email}', '"late@oakandrye.example"')`,
    );
    const replayed = await admin.api.payments.replay.mutate({ id: broken.id });
    expect(replayed).toMatchObject({ status: 'processed', error: null });
    expect(await orders()).toMatchObject([{ id: replayed.orderId, status: 'paid' }]);
    await admin.api.payments.replay.mutate({ id: broken.id });
    expect(await orders()).toHaveLength(1);
    const audit = await t.sql(`select action from audit_log where action = 'payment.replay'`);
    expect(audit).toHaveLength(3);
  });

  it('stores and applies an event whose texts contain characters that the database rejects', async () => {
    const name = 'Ada\u0000 Quill\ud800';
    const email = 'ada@quill.example';
    const session = {
      metadata: { 'a\u0000key': '\udfff', path: 'C:\\u0000' },
      client_reference_id: '\u0000',
    };
    const event = stripe.sessionEvent(stripe.pay(), 'completed', {
      ...session,
      customer_details: { email, name, phone: null },
    });
    for (let round = 0; round < 2; round++) expect((await send(event)).status).toBe(200);
    expect(await stored()).toMatchObject([{ id: event.id, status: 'processed', attempts: 1 }]);
    expect(await t.sql(`select customer_name as name, status from customer_order`)).toEqual([
      { name: 'Ada  Quill', status: 'paid' },
    ]);
    const [row] = await t.sql(`select payload->'data'->'object'->'metadata' as metadata from webhook_event`);
    expect(row?.metadata).toEqual({ 'a\uFFFDkey': '\uFFFD', path: 'C:\\u0000' });
  });

  it('stores unknown types and malformed events, and names with U+0000 in them', async () => {
    const odd = stripeEvent('customer.\u0000', { id: 'cus_\u0000', name: '\udc00' });
    const broken = stripe.sessionEvent(stripe.pay(), 'completed', {
      customer_details: { email: 'a\u0000', name: '\ud800' },
    });
    for (const event of [odd, broken, { ...odd, id: 'evt_\u0000' }])
      expect((await send(event)).status).toBe(200);
    expect((await stored()).map(({ status }) => status).sort()).toEqual(['failed', 'ignored', 'ignored']);
  });

  it('REL-12 retries a failed event when it is redelivered, five times, without blocking others', async () => {
    const broken = stripe.sessionEvent(stripe.pay(), 'completed', { customer_details: null });
    for (let round = 0; round < 8; round++) expect((await send(broken)).status).toBe(200);
    expect(await stored()).toMatchObject([{ status: 'failed', attempts: 5 }]);
    await send(paidFor(stripe.pay()));
    expect(await orders()).toHaveLength(1);
  });

  it('only admins can list and replay events', async () => {
    const affiliate = await t.asAffiliate((await makeAffiliate(t)).id);
    await expect(affiliate.api.payments.events.query({})).rejects.toThrow();
    await expect(t.asVisitor().api.payments.replay.mutate({ id: 'evt_1' })).rejects.toThrow();
  });
});
