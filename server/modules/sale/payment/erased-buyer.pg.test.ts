/**
 * A buyer is refunded and erased, in either order: order, commission and ledger
 * still follow the refund.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeAffiliate } from '#server/testing/factories.ts';
import {
  connectedTo,
  type Payment,
  type StripeEventBody,
  stripeEvent,
} from '#server/testing/fakes/fake-stripe.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, setUpFakeStripe } from '#server/testing/webhooks.ts';
import { ERASED_NAME } from '#src/domain/shared/erasure.rules.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
let payment: Payment;
beforeEach(async () => {
  t = await createTestApp(connectedTo(stripe));
  const affiliate = await makeAffiliate(t, {});
  payment = stripe.pay({ reference: `affiliate_${affiliate.id}` });
});
afterEach(() => expectBalancedLedger(t));

const send = (...events: StripeEventBody[]) => deliver(t, ...events);
async function erase() {
  const [order] = await t.sql<{ email: string }>('select customer_email as email from customer_order');
  await (await t.asAdmin()).api.privacy.erase.mutate({ email: order?.email ?? '', confirm: 'ERASE' });
}
const state = async () => ({
  orders: await t.sql('select status, refunded_minor as refunded, customer_name as name from customer_order'),
  commissions: await t.sql('select status from commission'),
  waiting: await t.sql(`select id from webhook_event where status <> 'processed'`),
});
async function expectNoPayer() {
  const events = JSON.stringify(await t.sql('select payload from webhook_event'));
  for (const text of ['buyer@oakandrye.example', 'Rosa Lindqvist', '1 Mill Lane'])
    expect(events).not.toContain(text);
}

it('a refund after the erasure cancels order and commission', async () => {
  await send(stripe.sessionEvent(payment, 'completed'));
  await erase();
  await send(stripe.refund(payment, 25_000));
  expect(await state()).toEqual({
    orders: [{ status: 'cancelled', refunded: 25_000, name: ERASED_NAME }],
    commissions: [{ status: 'cancelled' }],
    waiting: [],
  });
});

it('the rest of a partial refund counts too, and no personal data returns', async () => {
  await send(stripe.sessionEvent(payment, 'completed'));
  await send(stripe.refund(payment, 10_000));
  await erase();
  await send(stripe.refund(payment, 25_000));
  expect(await state()).toMatchObject({
    orders: [{ status: 'cancelled', refunded: 25_000, name: ERASED_NAME }],
    waiting: [],
  });
  await expectNoPayer();
});

it.each(['async_payment_succeeded', 'async_payment_failed'] as const)(
  '%s after the erasure is applied without the payer, also when it is replayed',
  async (end) => {
    const delayed = stripe.pay({ status: 'unpaid' });
    await send(stripe.sessionEvent(delayed, 'completed'));
    await erase();
    const event = stripe.sessionEvent(delayed, end, { payment_status: 'paid' });
    await send(event);
    await expectNoPayer();
    await (await t.asAdmin()).api.payments.replay.mutate({ id: event.id });
    const status = end === 'async_payment_succeeded' ? 'paid' : 'cancelled';
    expect(await state()).toMatchObject({ orders: [{ status, name: ERASED_NAME }], waiting: [] });
  },
);

it('a sale that fails after the erasure is stored without the payer', async () => {
  // No column holds this refund once the payment is complete.
  const delayed = stripe.pay({ status: 'unpaid', amountMinor: 2 ** 40 });
  await send(stripe.sessionEvent(delayed, 'completed'), stripe.refund(delayed, 2 ** 40));
  await erase();
  const event = stripe.sessionEvent(delayed, 'async_payment_succeeded', { payment_status: 'paid' });
  await send(event);
  expect((await state()).waiting).toEqual([{ id: event.id }]);
  await expectNoPayer();
});

it('refunds, disputes and ignored events are stored without the payer', async () => {
  const { opened } = stripe.dispute(payment);
  Object.assign(opened.data.object, { evidence: { customer_name: 'Rosa Lindqvist' } });
  const ignored = stripeEvent('charge.updated', { ...stripe.charges[0] });
  Object.assign(ignored.data, { previous_attributes: ignored.data.object });
  await send(stripe.refund(payment, 10_000), opened, ignored);
  await expectNoPayer();
});

it('a session that needed no payment does not make a paid order', async () => {
  const event = stripe.sessionEvent(payment, 'completed');
  (event.data.object as { payment_status?: string }).payment_status = 'no_payment_required';
  await send(event);
  expect(await t.sql('select status from customer_order')).toEqual([{ status: 'pending' }]);
  expect(await t.sql('select 1 from commission')).toEqual([]);
});
