/** What the reconciliation reports, to whom, and at the edges of its period. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { type FakeStripe, type Payment, startFakeStripe } from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { site } from '#src/domain/site.ts';
import { reconcileNightly } from './reconciliation.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let t: TestApp;
let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe();
});
afterAll(() => stripe.close());
beforeEach(async () => {
  stripe.failWith = null;
  stripe.charges.length = 0;
  t = await createTestApp({ STRIPE_SECRET_KEY: 'sk_test_double', STRIPE_API_URL: stripe.url });
  t.clock.freeze();
});

const check = async (days: number) => (await t.asAdmin('owner')).api.payments.reconciliation.query({ days });
/** A charge of so long ago, without an order. */
function charge(ago: number): Payment {
  const payment = stripe.pay();
  const made = stripe.charges.at(-1);
  if (made) made.created = Math.floor((t.clock.now().getTime() - ago) / 1000);
  return payment;
}
/** An order of so long ago. */
async function order(ago: number, paymentReference: string | null, source: 'stripe' | 'demo' = 'stripe') {
  const { id } = await makePaidCheckout(t, { paymentReference, source });
  await t.sql('update customer_order set created_at = ? where id = ?', [
    new Date(t.clock.now().getTime() - ago),
    id,
  ]);
  return id;
}

it('matches a charge and its order on both sides of the edge of the period', async () => {
  await order(10 * DAY - HOUR, charge(10 * DAY + HOUR).paymentIntentId);
  await order(10 * DAY + HOUR, charge(10 * DAY - HOUR).paymentIntentId);
  await order(30 * DAY, charge(HOUR).paymentIntentId);
  const result = await check(10);
  expect(result.findings).toEqual([]);
  expect(result.since).toEqual(new Date(t.clock.now().getTime() - 10 * DAY));
});

it('reports a paid order of the provider without a charge, and none that was paid otherwise', async () => {
  const missing = [await order(DAY, 'pi_unknown'), await order(DAY, null)];
  await order(DAY, null, 'demo');
  await makeOrder(t);
  await order(40 * DAY, 'pi_older');
  t.clock.advance(HOUR);
  const { findings } = await check(10);
  expect(findings.map(({ kind, orderId }) => [kind, orderId]).sort()).toEqual(
    missing.map((id) => ['order-without-charge', id]).sort(),
  );
});

it('lists at most 300 differences and says when there are more', async () => {
  for (let n = 0; n < 300; n++) charge(DAY);
  expect(await check(10)).toMatchObject({ truncated: false, findings: { length: 300 } });
  charge(DAY);
  const { findings, truncated, summary } = await check(10);
  expect([findings.length, truncated]).toEqual([300, true]);
  expect(summary).toBe('The comparison found 301 differences.');
});

it('the email of the night names twenty differences and how many more there are, once a day', async () => {
  for (let n = 0; n < 22; n++) charge(DAY);
  await reconcileNightly(t.context());
  await reconcileNightly(t.context());
  const [email, ...more] = await t.emails();
  expect(more).toEqual([]);
  expect(email).toMatchObject({ to: site.inbox, subject: 'Reconciliation: 22 differences' });
  expect(email?.text.match(/^- A charge of 250\.00 USD/gm)).toHaveLength(20);
  expect(email?.text).toContain('And 2 more.');
  t.clock.advance(DAY);
  await reconcileNightly(t.context());
  expect(await t.emails()).toHaveLength(2);
});

it('says how many differences our own records have when there is no provider to compare with', async () => {
  t = await createTestApp();
  for (const n of [1, 2])
    await t.sql(
      `insert into webhook_event (id, type, livemode, payload, status, attempts, event_created_at, received_at)
       values ('evt_${n}', 'charge.refunded', false, '{}', 'failed', 5, now(), now())`,
    );
  expect((await check(10)).summary).toMatch(/^No payment provider is connected.* shows 2 differences\.$/);
});
