/** The page after the payment: the buyer's own order, and nothing for anyone else. */
import { beforeEach, expect, it } from 'vitest';
import { earliestDueDates } from '#server/platform/working-calendar.ts';
import { makePaidCheckout } from '#server/testing/factories.ts';
import type { Payment } from '#server/testing/fakes/fake-stripe.ts';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, paidEvent, setUpFakeStripe } from '#server/testing/webhooks.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp(connectedTo(stripe));
});

const resultOf = (checkoutId: string) => t.asVisitor().api.checkout.result.mutate({ checkoutId });
const arrive = (payment: Payment) => deliver(t, paidEvent(stripe, payment));

it('waits for the provider’s message, then names the order and its masked address, and opens its form', async () => {
  t.clock.freeze();
  const payment = stripe.pay();
  expect(await resultOf(payment.sessionId)).toEqual({ state: 'waiting', order: null });
  await arrive(payment);
  const { state, order } = await resultOf(payment.sessionId);
  const [row] = await t.sql<{ id: number; amount: string; customer_name: string; customer_email: string }>(
    'select id, amount, customer_name, customer_email from customer_order',
  );
  expect(state).toBe('paid');
  expect(order).toMatchObject({
    orderId: row?.id,
    amount: row?.amount,
    firstName: row?.customer_name.split(' ')[0],
    email: `${row?.customer_email[0]}•••••@${row?.customer_email.split('@')[1]}`,
    lang: 'en',
    dueDates: await earliestDueDates(t.clock.now()),
  });
  const token = /#t=(\S+)$/.exec(order?.formLink ?? '')?.[1] ?? '';
  const prefill = await t
    .asVisitor()
    .api.confirmations.prefill.mutate({ orderId: order?.orderId ?? 0, token });
  expect(prefill.fullName).toBe(row?.customer_name);
});

it('SEC-17: tells a stranger nothing: an invented id, an order number, an order that was not paid there', async () => {
  const checkoutId = 'demo_placed_without_payment';
  const demo = await makePaidCheckout(t, { source: 'demo', checkoutId });
  const unpaid = stripe.pay({ status: 'unpaid' });
  for (const guess of ['cs_test_invented00', `00${demo.id}`, checkoutId, unpaid.sessionId])
    expect(await resultOf(guess), guess).toEqual({ state: 'unknown', order: null });
  const malformed = await t.asVisitor().post('/api/trpc/checkout.result', { checkoutId: "x' or 1=1 --" });
  expect(malformed.status).toBe(400);
});

it('shows the order for a day only, and never a cancelled one', async () => {
  t.clock.freeze();
  const cancelled = stripe.pay();
  await arrive(cancelled);
  await t.sql(`update customer_order set status = 'cancelled' where checkout_id = ? returning id`, [
    cancelled.sessionId,
  ]);
  expect(await resultOf(cancelled.sessionId)).toEqual({ state: 'unknown', order: null });
  const payment = stripe.pay();
  await arrive(payment);
  t.clock.advance(24 * 3_600_000 - 1000);
  expect((await resultOf(payment.sessionId)).state).toBe('paid');
  t.clock.advance(2000);
  expect(await resultOf(payment.sessionId)).toEqual({ state: 'unknown', order: null });
});

it('asks again later when the provider cannot be reached', async () => {
  const payment = stripe.pay();
  stripe.failWith = 0;
  expect(await resultOf(payment.sessionId)).toEqual({ state: 'waiting', order: null });
});

it('a shop without a payment provider knows no payment page', async () => {
  t = await createTestApp();
  expect(await resultOf('cs_test_of_an_earlier_provider')).toEqual({ state: 'unknown', order: null });
});
