/** Events of one payment that are unreadable, late or handled at the same time. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeEventBody, stripeEvent, WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  deliver,
  sendEvent,
  setUpFakeStripe,
  storedEvents,
  webhookOrders,
} from '#server/testing/webhooks.ts';
import { type PaidCheckout, recordPaidCheckout } from './payment.service.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
});
let restore: () => void = () => undefined;
afterEach(async () => {
  restore();
  await expectBalancedLedger(t);
});

const OTHER_ORDER: PaidCheckout = {
  source: 'admin',
  checkoutId: 'cs_of_another',
  paymentReference: null,
  customerName: 'Rosa Lindqvist',
  customerEmail: 'rosa@oakandrye.example',
  customerPhone: null,
  amountMinor: 25_000,
  currency: 'usd',
  attributionInput: {},
};

const statusOf = async ({ id }: StripeEventBody) => (await storedEvents(t)).find((row) => row.id === id);

it('REL-12: one unreadable event of a payment does not hold up the others', async () => {
  const payment = stripe.pay();
  const inquiry = stripeEvent('charge.dispute.created', {
    id: 'dp_inquiry',
    charge: payment.chargeId,
    payment_intent: payment.paymentIntentId,
    status: 'warning_needs_response',
  });
  await deliver(t, stripe.sessionEvent(payment, 'completed'), inquiry);
  await t.sql(`update webhook_event set payload = '{}', status = 'failed' where id = ? returning id`, [
    inquiry.id,
  ]);
  const refund = stripe.refund(payment, 5000);
  await deliver(t, refund);
  expect(await webhookOrders(t)).toMatchObject([{ status: 'paid', refunded: 5000 }]);
  expect(await statusOf(refund)).toMatchObject({ status: 'processed', error: null });
  expect(await statusOf(inquiry)).toMatchObject({ status: 'failed' });
});

it('an ignored event is replayed without effect, and keeps its own payment apart', async () => {
  const ignored = stripeEvent('customer.created', { id: 'cus_1' });
  await deliver(t, ignored, stripe.sessionEvent(stripe.pay(), 'completed'));
  const staff = await t.asAdmin('staff');
  expect(await staff.api.payments.replay.mutate({ id: ignored.id })).toMatchObject({
    status: 'ignored',
    attempts: 2,
    error: null,
    orderId: null,
  });
  expect(await webhookOrders(t)).toHaveLength(1);
});

it('a failed event that is delivered again, readable, is applied', async () => {
  const broken = stripe.sessionEvent(stripe.pay(), 'completed', { customer_details: null });
  await deliver(t, broken);
  expect(await statusOf(broken)).toMatchObject({ status: 'failed', attempts: 1 });
  const details = { email: 'late@oakandrye.example', name: 'Late Lindqvist', phone: null };
  const repaired = { ...broken, data: { object: { ...broken.data.object, customer_details: details } } };
  await t.sql('update webhook_event set payload = ? where id = ? returning id', [
    JSON.stringify(repaired),
    broken.id,
  ]);
  await deliver(t, repaired);
  expect(await statusOf(broken)).toMatchObject({ status: 'processed', attempts: 2, error: null });
  expect(await webhookOrders(t)).toMatchObject([{ status: 'paid' }]);
});

it('SEC-11: all events of a payment at once, each twice, have the effect of each once', async () => {
  const payment = stripe.pay();
  const dispute = stripe.dispute(payment);
  const events = [
    stripe.sessionEvent(payment, 'completed'),
    stripe.refund(payment, 5000),
    dispute.opened,
    dispute.close('won'),
  ];
  const responses = await Promise.all([...events, ...events].map((event) => sendEvent(t, event)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(await webhookOrders(t)).toMatchObject([{ status: 'paid', refunded: 5000 }]);
  expect((await storedEvents(t)).map(({ status }) => status)).toEqual(events.map(() => 'processed'));
});

/** As if staff added an order for the payment between the search for one and the insertion. */
function addOrdersMeanwhile(order: Partial<PaidCheckout>, timesMax: number): () => number {
  const usual = t.deps.attribution;
  let times = 0;
  t.deps.attribution = {
    ...usual,
    async ofSale(ctx, ...rest) {
      if (times < timesMax) {
        times += 1;
        const inner = { ...ctx, deps: { ...ctx.deps, attribution: usual } };
        await recordPaidCheckout(inner, { ...OTHER_ORDER, ...order });
      }
      return usual.ofSale(ctx, ...rest);
    },
  };
  restore = () => {
    t.deps.attribution = usual;
  };
  return () => times;
}

describe('an order that staff add for the payment at the same moment', () => {
  it.each(['paymentReference', 'checkoutId'] as const)(
    'with its %s: the event is tried again',
    async (key) => {
      const payment = stripe.pay();
      const ids = { paymentReference: payment.paymentIntentId, checkoutId: payment.sessionId };
      addOrdersMeanwhile({ [key]: ids[key] }, 1);
      await deliver(t, stripe.sessionEvent(payment, 'completed'));
      expect((await storedEvents(t)).map(({ status }) => status)).toEqual(['processed']);
      expect(await webhookOrders(t)).toMatchObject([{ status: 'paid' }]);
    },
  );

  it('again and again: the event fails after eight tries instead of waiting for ever', async () => {
    const payment = stripe.pay();
    const times = addOrdersMeanwhile({ paymentReference: payment.paymentIntentId }, 100);
    await deliver(t, stripe.sessionEvent(payment, 'completed'));
    expect(times()).toBe(8);
    expect(await storedEvents(t)).toMatchObject([{ status: 'failed', attempts: 1 }]);
    expect(await webhookOrders(t)).toEqual([]);
  });
});

it('the payer of a page that expired unpaid is not stored', async () => {
  const payment = stripe.pay({ status: 'unpaid', session: { payment_intent: null } });
  const buyer = { email: 'ada@quill.example', name: 'Ada Quill', phone: null };
  await deliver(
    t,
    stripe.sessionEvent(payment, 'expired', { customer_details: buyer, customer_email: buyer.email }),
  );
  const [row] = await t.sql<{ payload: StripeEventBody }>('select payload from webhook_event');
  expect(JSON.stringify(row)).not.toMatch(/quill/i);
  expect(row?.payload).toMatchObject({
    type: 'checkout.session.expired',
    data: { object: { id: payment.sessionId } },
  });
});
