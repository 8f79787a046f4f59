/** The stored payment events in the admin area. */
import { beforeEach, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { type StripeEventBody, stripeEvent, WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, setUpFakeStripe } from '#server/testing/webhooks.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  staff = await t.asAdmin('staff');
  t.clock.freeze();
});

async function send(...events: StripeEventBody[]): Promise<void> {
  for (const event of events) {
    await deliver(t, event);
    t.clock.advance(1000);
  }
}
const list = async (query: Parameters<Caller['api']['payments']['events']['query']>[0] = {}) =>
  (await staff.api.payments.events.query(query)).items;

it('each event names the order of its payment, whatever the event knows of it', async () => {
  const [paid, expired] = [stripe.pay(), stripe.pay({ status: 'unpaid' })];
  const events = [
    stripe.sessionEvent(paid, 'completed'),
    stripe.refund(paid, 100),
    stripe.sessionEvent(expired, 'completed'),
    // Without a payment, only the page links it.
    stripe.sessionEvent(expired, 'expired', { payment_intent: null }),
    stripeEvent('customer.created', { id: 'cus_1' }),
  ];
  await send(...events);
  const orders = await t.sql<{ id: number; intent: string }>(
    'select id, payment_reference as intent from customer_order',
  );
  const [first, second] = [paid, expired].map(
    ({ paymentIntentId }) => orders.find(({ intent }) => intent === paymentIntentId)?.id,
  );
  const rows = await list();
  expect(rows.map(({ id }) => id)).toEqual(events.map(({ id }) => id).reverse());
  expect(rows.map(({ orderId }) => orderId)).toEqual([null, second, second, first, first]);
  expect(rows[4]).toMatchObject({
    type: 'checkout.session.completed',
    livemode: false,
    status: 'processed',
    error: null,
    attempts: 1,
    paymentKey: paid.paymentIntentId,
    eventCreatedAt: new Date(Number(events[0]?.created) * 1000),
  });
});

it('events are found by status, id, type and payment, and read page by page', async () => {
  const payment = stripe.pay();
  const sale = stripe.sessionEvent(payment, 'completed');
  const other = stripeEvent('customer.created', { id: 'cus_1' });
  await send(sale, other);
  const found = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ id }) => id);
  expect(await found({ status: 'ignored' })).toEqual([other.id]);
  expect(await found({ status: 'processed' })).toEqual([sale.id]);
  expect(await found({ q: sale.id })).toEqual([sale.id]);
  expect(await found({ q: 'customer.cre' })).toEqual([other.id]);
  expect(await found({ q: payment.paymentIntentId })).toEqual([sale.id]);
  const page = await staff.api.payments.events.query({ limit: 1 });
  expect([page.total, page.items[0]?.id]).toEqual([2, other.id]);
  expect(await found({ limit: 1, cursor: page.nextCursor ?? undefined })).toEqual([sale.id]);
});

it('a replay is recorded with who did it and what became of it; an unknown event is 404', async () => {
  const sale = stripe.sessionEvent(stripe.pay(), 'completed');
  await send(sale);
  expect(await staff.api.payments.replay.mutate({ id: sale.id })).toMatchObject({
    status: 'processed',
    attempts: 2,
  });
  expect(
    await t.sql(
      `select actor_kind as kind, actor_name as name, subject_kind as subject, subject_id as id, after
       from audit_log where action = 'payment.replay'`,
    ),
  ).toEqual([
    {
      kind: 'admin',
      name: 'staff',
      subject: 'payment-event',
      id: sale.id,
      after: { status: 'processed' },
    },
  ]);
  expect(await rejection(staff.api.payments.replay.mutate({ id: 'evt_unknown' }))).toMatchObject({
    httpStatus: 404,
    message: 'We can’t find this payment event. Choose it from the list.',
  });
});
