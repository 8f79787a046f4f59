/**
 * A buyer is refunded and erased, in either order: order, commission and ledger
 * still follow the refund.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeAffiliate } from '#server/testing/factories.ts';
import { connectedTo, type Payment, type StripeEventBody } from '#server/testing/fakes/fake-stripe.ts';
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
  const [before] = await t.sql<{ email: string }>('select customer_email as email from customer_order');
  await erase();
  await send(stripe.refund(payment, 25_000));
  expect(await state()).toMatchObject({
    orders: [{ status: 'cancelled', refunded: 25_000, name: ERASED_NAME }],
    waiting: [],
  });
  expect(JSON.stringify(await t.sql('select payload from webhook_event'))).not.toContain(before?.email);
});

it('a session that needed no payment does not make a paid order', async () => {
  const event = stripe.sessionEvent(payment, 'completed');
  (event.data.object as { payment_status?: string }).payment_status = 'no_payment_required';
  await send(event);
  expect(await t.sql('select status from customer_order')).toEqual([{ status: 'pending' }]);
  expect(await t.sql('select 1 from commission')).toEqual([]);
});
