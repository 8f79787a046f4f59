/** Reconciliation of many differences, and at the edge of its period. */
import { beforeEach, expect, it } from 'vitest';
import { makeOrder } from '#server/testing/factories.ts';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, setUpFakeStripe } from '#server/testing/webhooks.ts';
import { reconcileNightly } from './reconciliation.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp(connectedTo(stripe));
  t.clock.freeze();
});

const check = async (days = 30) => (await t.asAdmin('staff')).api.payments.reconciliation.query({ days });
const chargeWithoutOrder = (count: number) => {
  for (let n = 0; n < count; n++) stripe.pay();
  stripe.dateCharges(t.clock.now());
};

it('a report that is cut says so, and counts what it leaves out', async () => {
  chargeWithoutOrder(300);
  expect(await check()).toMatchObject({ truncated: false, summary: 'The comparison found 300 differences.' });
  chargeWithoutOrder(1);
  const { findings, truncated, summary } = await check();
  expect([findings.length, truncated, summary]).toEqual([300, true, 'The comparison found 301 differences.']);
});

it('the nightly email shows twenty differences and how many more there are, each day anew', async () => {
  chargeWithoutOrder(20);
  await reconcileNightly(t.context());
  chargeWithoutOrder(3);
  t.clock.advance(DAY);
  await reconcileNightly(t.context());
  const [first, second] = (await t.emails()).map(({ text }) => text);
  expect(first?.match(/has no order/g)).toHaveLength(20);
  expect(first).not.toContain(' more.');
  expect(second?.match(/has no order/g)).toHaveLength(20);
  expect(second).toContain('And 3 more.');
});

it('the nightly email counts what the report leaves out', async () => {
  chargeWithoutOrder(301);
  await reconcileNightly(t.context());
  const [email] = await t.emails();
  expect(email?.subject).toContain('301 differences');
  expect(email?.text).toContain('And 281 more.');
});

it('a charge at the edge of the period is matched with its order of shortly before', async () => {
  const payment = stripe.pay();
  await deliver(t, stripe.sessionEvent(payment, 'completed'));
  await t.sql(`update customer_order set created_at = created_at - interval '32 days' returning id`);
  for (const charge of stripe.charges)
    charge.created = Math.floor((t.clock.now().getTime() - 29 * DAY) / 1000);
  expect((await check()).findings).toEqual([]);
  stripe.charges.length = 0;
  expect((await check()).findings).toEqual([]);
  await t.sql(`update customer_order set created_at = created_at + interval '3 days' returning id`);
  expect((await check()).findings).toMatchObject([{ kind: 'order-without-charge' }]);
});

it('an order that was added long after its payment has its charge', async () => {
  const payment = stripe.pay();
  await makeOrder(t, { paymentReference: payment.paymentIntentId });
  t.clock.advance(HOUR);
  for (const charge of stripe.charges)
    charge.created = Math.floor((t.clock.now().getTime() - 89 * DAY) / 1000);
  expect((await check()).findings).toEqual([]);
  stripe.charges.length = 0;
  expect((await check()).findings).toMatchObject([{ kind: 'order-without-charge' }]);
});

it('an order added without the provider needs no charge, unless it names one', async () => {
  const payment = stripe.pay();
  await deliver(t, stripe.sessionEvent(payment, 'completed'));
  stripe.charges.length = 0;
  await t.sql(
    `update customer_order set source = 'admin', created_at = created_at - interval '1 hour' returning id`,
  );
  expect((await check()).findings).toMatchObject([{ kind: 'order-without-charge' }]);
  await t.sql('update customer_order set payment_reference = null, checkout_id = null returning id');
  expect((await check()).findings).toEqual([]);
});
