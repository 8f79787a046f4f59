/** The notice to the shop about a failed payment. */
import { beforeEach, expect, test } from 'vitest';
import { type StripeEventBody, WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, setUpFakeStripe } from '#server/testing/webhooks.ts';
import { site } from '#src/domain/site.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
});

const send = (...events: StripeEventBody[]) => deliver(t, ...events);
const orderRow = async () =>
  (
    await t.sql<{ id: number; status: string; email: string }>(
      'select id, status, customer_email as email from customer_order',
    )
  )[0];

const FAILED = { async_payment_failed: 'Payment failed', expired: 'Not paid' } as const;

test.each(['async_payment_failed', 'expired'] as const)(
  '%s of an order: one notice with a link to the order, and replies go to the buyer',
  async (end) => {
    const payment = stripe.pay({ status: 'unpaid' });
    await send(stripe.sessionEvent(payment, 'completed'));
    expect(await t.emails()).toEqual([]);
    const failure = stripe.sessionEvent(payment, end, end === 'expired' ? { payment_intent: null } : {});
    await send(failure);
    await send(failure);
    const order = await orderRow();
    expect(order?.status).toBe('cancelled');
    const emails = await t.emails();
    expect(emails).toMatchObject([
      { to: site.inbox, replyTo: order?.email, subject: `${FAILED[end]}: order ${order?.id}` },
    ]);
    expect(emails[0]?.text).toContain(`http://localhost:3000/admin/orders/${order?.id}`);
    for (const line of ['Customer: Rosa Lindqvist', 'Amount: $250.00'])
      expect(emails[0]?.text).toContain(line);
    expect(emails[0]?.text.includes('The payment page expired')).toBe(end === 'expired');
  },
);

test.each(['async_payment_failed', 'expired'] as const)(
  '%s that arrives before the first event of the order sends one notice too',
  async (end) => {
    const payment = stripe.pay({ status: 'unpaid' });
    await send(stripe.sessionEvent(payment, end, end === 'expired' ? { payment_intent: null } : {}));
    await send(stripe.sessionEvent(payment, 'completed'));
    const order = await orderRow();
    expect(order?.status).toBe('cancelled');
    expect((await t.emails()).map(({ subject }) => subject)).toEqual([`${FAILED[end]}: order ${order?.id}`]);
  },
);

test('an order that staff had set to paid stays paid, and the notice asks them to check it', async () => {
  const payment = stripe.pay({ status: 'unpaid' });
  await send(stripe.sessionEvent(payment, 'completed'));
  const id = (await orderRow())?.id ?? 0;
  await (await t.asAdmin()).api.orders.setStatus.mutate({ id, status: 'paid' });
  await send(stripe.sessionEvent(payment, 'async_payment_failed'));
  expect((await orderRow())?.status).toBe('paid');
  const [email] = await t.emails();
  expect(email).toMatchObject({ to: site.inbox, subject: `Payment failed: order ${id}` });
  expect(email?.text).toContain('The order is still paid: check it. We haven’t emailed the customer.');
  const [last] = await t.sql('select kind, actor, reason from order_event order by id desc limit 1');
  expect(last).toEqual({ kind: 'review', actor: 'payment', reason: 'The payment failed.' });
});

test('a buyer erased meanwhile is not named, and the notice has no reply address', async () => {
  const payment = stripe.pay({ status: 'unpaid' });
  await send(stripe.sessionEvent(payment, 'completed'));
  const address = (await orderRow())?.email ?? '';
  await (await t.asAdmin()).api.privacy.erase.mutate({ email: address, confirm: 'ERASE' });
  await send(stripe.sessionEvent(payment, 'async_payment_failed'));
  const [email] = await t.emails();
  expect(email).toMatchObject({ to: site.inbox, replyTo: null });
  expect(email?.text).not.toContain(address);
  expect(email?.text).not.toContain('Reply to this email');
});

test('a buyer erased before a delayed payment arrives gets no receipt, and the shop a notice without a reply address', async () => {
  const payment = stripe.pay({ status: 'unpaid' });
  await send(stripe.sessionEvent(payment, 'completed'));
  const address = (await orderRow())?.email ?? '';
  await (await t.asAdmin()).api.privacy.erase.mutate({ email: address, confirm: 'ERASE' });
  await send(stripe.sessionEvent(payment, 'async_payment_succeeded', { payment_status: 'paid' }));
  expect(await t.sql('select status, form_sent as sent from customer_order')).toEqual([
    { status: 'paid', sent: false },
  ]);
  expect(await t.emails()).toMatchObject([{ to: site.inbox, replyTo: null }]);
});

test('an unused payment page creates neither order nor notice', async () => {
  await send(
    stripe.sessionEvent(stripe.pay({ status: 'unpaid', session: { payment_intent: null } }), 'expired'),
  );
  expect(await t.emails()).toEqual([]);
});
