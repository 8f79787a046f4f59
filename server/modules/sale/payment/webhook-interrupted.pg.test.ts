/** Deliveries that fail half-way: the response, the log and the list of payment events. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rejection } from '#server/testing/callers.ts';
import { type StripeEventBody, stripeEvent, WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import {
  deliver,
  sendEvent,
  setUpFakeStripe,
  storedEvents,
  webhookOrders,
} from '#server/testing/webhooks.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
let repair: () => void;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const usual = t.deps.attribution;
  repair = () => {
    t.deps.attribution = usual;
  };
});
afterEach(async () => {
  repair();
  await expectBalancedLedger(t);
});

/** The error occurs after the event is stored and before its order is. */
function failWith(error: unknown): void {
  t.deps.attribution = { ...t.deps.attribution, ofSale: () => Promise.reject(error) };
}
const busy = () => Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
const sale = (): StripeEventBody => stripe.sessionEvent(stripe.pay(), 'completed');
const replay = async (id: string) => (await t.asAdmin('staff')).api.payments.replay.mutate({ id });

it('REL-12: while the database is busy nothing counts as failed, and the next delivery is applied', async () => {
  const event = sale();
  failWith(busy());
  expect((await sendEvent(t, event)).status).toBeGreaterThanOrEqual(500);
  takeUnexpectedErrors();
  expect(await storedEvents(t)).toEqual([]);
  repair();
  await deliver(t, event);
  expect(await storedEvents(t)).toMatchObject([{ status: 'processed', attempts: 1 }]);
});

it('REL-12: a replay while the database is busy is an error, and not counted', async () => {
  const event = sale();
  failWith(new Error('a bug'));
  await deliver(t, event);
  failWith(busy());
  expect((await rejection(replay(event.id))).httpStatus).toBeGreaterThanOrEqual(500);
  takeUnexpectedErrors();
  expect(await storedEvents(t)).toMatchObject([{ status: 'failed', error: 'Error: a bug', attempts: 1 }]);
});

it('the error of a failed event is kept short and printable, whatever was thrown', async () => {
  for (const [error, text] of [
    [new TypeError(`bad \u0000value ${'x'.repeat(600)}`), `TypeError: bad value ${'x'.repeat(479)}`],
    ['no error object', 'no error object'],
  ] as const) {
    const event = sale();
    failWith(error);
    await deliver(t, event);
    const [row] = (await storedEvents(t)).filter(({ id }) => id === event.id);
    expect(row).toMatchObject({ status: 'failed', error: text });
    await replay(event.id);
    expect((await storedEvents(t)).find(({ id }) => id === event.id)).toMatchObject({
      error: text,
      attempts: 2,
    });
  }
  expect(await webhookOrders(t)).toEqual([]);
});

it('a replayed payment has the same history as a delivered one: staff did not make the order', async () => {
  const [first, second] = [sale(), sale()];
  await deliver(t, first);
  failWith(new Error('a bug'));
  await deliver(t, second);
  repair();
  expect(await replay(second.id)).toMatchObject({ status: 'processed', error: null, attempts: 2 });
  const histories = await t.sql<{ events: string }>(
    `select string_agg(kind || ' ' || actor || ' ' || coalesce(to_status, ''), ', ' order by id) as events
     from order_event group by order_id`,
  );
  expect(histories).toHaveLength(2);
  expect(histories[0]).toEqual(histories[1]);
});

it('SEC-30: the log says what became of each delivery, and nothing of its content', async () => {
  const payment = stripe.pay();
  const refund = stripe.refund(payment, 100);
  const paid = stripe.sessionEvent(payment, 'completed');
  await deliver(t, stripeEvent('customer.created', { id: 'cus_1' }), refund, paid, paid);
  failWith(new Error('a bug'));
  await deliver(t, sale());
  const lines = t.logs().filter(({ message }) => message.startsWith('payment event'));
  expect(lines.map(({ message, type, receipt }) => [message, type, receipt])).toEqual([
    ['payment event', 'customer.created', 'ignored'],
    ['payment event', 'charge.refunded', 'waiting'],
    ['payment event', 'checkout.session.completed', 'processed'],
    ['payment event', 'checkout.session.completed', 'duplicate'],
    ['payment event failed', 'checkout.session.completed', undefined],
    ['payment event', 'checkout.session.completed', 'failed'],
  ]);
  expect(JSON.stringify(lines)).not.toContain('oakandrye');
});
