/** What a payment's events leave in the history of its order, and what they leave alone. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '#server/testing/factories.ts';
import {
  type Payment,
  type StripeEventBody,
  stripeEvent,
  WEBHOOK_SECRET,
} from '#server/testing/fakes/fake-stripe.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, setUpFakeStripe } from '#server/testing/webhooks.ts';
import { site } from '#src/domain/site.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
});
afterEach(() => expectBalancedLedger(t));

const send = (...events: StripeEventBody[]) => deliver(t, ...events);
/**
 * What the payment did: `from > to` of a change of status, else the kind of entry; and the reason.
 */
const history = async (): Promise<[string, string | null][]> =>
  (
    await t.sql<{ kind: string; from: string | null; to: string | null; reason: string | null }>(
      `select kind, from_status as "from", to_status as "to", reason from order_event where actor = 'payment' order by id`,
    )
  ).map(({ kind, from, to, reason }) => [to ? `${from} > ${to}` : kind, reason]);
const order = async () =>
  (
    await t.sql<{
      status: string;
      session: string | null;
      intent: string | null;
      review: string | null;
      amount: string;
      refunded: number;
    }>(
      `select status, checkout_id as session, payment_reference as intent, review_reason as review, amount,
         refunded_minor as refunded from customer_order`,
    )
  )[0];
const subjects = async () => (await t.emails()).map(({ subject }) => subject.replace(/\d{9}/, 'N')).sort();

const completed = (payment: Payment) => stripe.sessionEvent(payment, 'completed');
const arrived = (payment: Payment) =>
  stripe.sessionEvent(payment, 'async_payment_succeeded', { payment_status: 'paid' });
const inquiry = (payment: Payment) =>
  stripeEvent('charge.dispute.created', {
    id: 'dp_inquiry',
    charge: payment.chargeId,
    payment_intent: payment.paymentIntentId,
    status: 'warning_needs_response',
  });

describe('the history of an order says what the payment did and why', () => {
  it.each<[string, (payment: Payment) => StripeEventBody[], [string, string][]]>([
    ['paid later', (payment) => [arrived(payment)], [['pending > paid', 'The payment arrived.']]],
    [
      'failed',
      (payment) => [stripe.sessionEvent(payment, 'async_payment_failed')],
      [['pending > cancelled', 'The payment failed.']],
    ],
    [
      'expired',
      (payment) => [stripe.sessionEvent(payment, 'expired', { payment_intent: null })],
      [['pending > cancelled', 'The payment page expired without a payment.']],
    ],
    [
      'refunded in two parts',
      (payment) => [arrived(payment), stripe.refund(payment, 5000), stripe.refund(payment, 20_000)],
      [
        ['pending > paid', 'The payment arrived.'],
        ['refund', '$50.00 refunded in all.'],
        ['refund', '$250.00 refunded in all.'],
        ['paid > cancelled', 'The payment was refunded in full.'],
      ],
    ],
    [
      'disputed and won',
      (payment) => {
        const dispute = stripe.dispute(payment);
        return [arrived(payment), dispute.opened, dispute.close('won')];
      },
      [
        ['pending > paid', 'The payment arrived.'],
        ['paid > cancelled', 'The payment is disputed.'],
        ['dispute', 'The buyer disputes the payment. The amount has been taken back until it is decided.'],
        ['cancelled > paid', 'The dispute was decided in our favour.'],
        ['dispute', 'The case is closed in our favour.'],
      ],
    ],
    [
      'asked about by the bank, then lost',
      (payment) => [arrived(payment), inquiry(payment), stripe.dispute(payment).close('lost')],
      [
        ['pending > paid', 'The payment arrived.'],
        ['dispute', 'The buyer’s bank asks about the payment; no money has moved.'],
        ['paid > cancelled', 'The payment is disputed.'],
        ['dispute', 'The dispute was lost: the money stays with the buyer.'],
      ],
    ],
  ])('%s', async (_, events, expected) => {
    const payment = stripe.pay({ status: 'unpaid' });
    await send(completed(payment), ...events(payment));
    expect(await history()).toEqual(expected);
  });

  it('events that arrive again add nothing', async () => {
    const payment = stripe.pay({ status: 'unpaid' });
    const dispute = stripe.dispute(payment);
    const events = [completed(payment), arrived(payment), stripe.refund(payment, 100), dispute.opened];
    await send(...events);
    const before = await history();
    await send(...events, completed(payment));
    expect(await history()).toEqual(before);
  });
});

describe('an order that staff added before its payment was known', () => {
  it('gets the ids of the payment, and keeps the ones it has', async () => {
    const payment = stripe.pay();
    await makeOrder(t, { status: 'pending', paymentReference: payment.paymentIntentId });
    await send(completed(payment));
    expect(await order()).toMatchObject({
      status: 'paid',
      session: payment.sessionId,
      intent: payment.paymentIntentId,
      review: null,
    });
    await send(stripe.sessionEvent({ ...payment, sessionId: 'cs_another' }, 'completed'));
    expect(await order()).toMatchObject({ session: payment.sessionId, intent: payment.paymentIntentId });
  });

  it('stays pending with a reason when the amount is not on the price list, without a form link', async () => {
    const payment = stripe.pay({ amountMinor: 24_000 });
    await makeOrder(t, { status: 'pending', paymentReference: payment.paymentIntentId });
    await send(completed(payment));
    const reason =
      'The payment of $240.00 is not on the price list. The payment was $240.00, not the order’s $250.00. The order now has the amount paid.';
    const [notice] = await t.emails();
    expect([notice?.to, notice?.replyTo]).toEqual([site.inbox, expect.stringContaining('@shop')]);
    expect(notice?.text).toContain(`Reason: ${reason}`);
    expect(await order()).toMatchObject({ status: 'pending', review: reason });
    expect(await history()).toEqual([['review', reason]]);
    expect(await subjects()).toEqual(['Order N needs a review']);
  });

  it('a payment that was refunded before it arrived brings no form link', async () => {
    const payment = stripe.pay();
    await makeOrder(t, { status: 'pending', paymentReference: payment.paymentIntentId });
    await send(stripe.refund(payment, 25_000), completed(payment));
    expect((await order())?.status).toBe('cancelled');
    expect(await subjects()).toEqual(['New order N', 'Order N: $250.00 refunded']);
  });

  it('a dispute and a failed refund known before the payment are reported with it', async () => {
    const payment = stripe.pay();
    await makeOrder(t, { status: 'pending', paymentReference: payment.paymentIntentId });
    await send(inquiry(payment), completed(payment));
    expect((await history()).map(([what]) => what)).toEqual(['pending > paid', 'dispute']);
    expect(await subjects()).toContain('Bank enquiry: order N');
  });

  it.each([
    ['paid', [['review', 'The payment failed.']], ['Payment failed: order N']],
    ['cancelled', [], []],
  ] as const)('that is %s is not changed by a failed payment', async (status, expected, notices) => {
    const payment = stripe.pay({ status: 'unpaid' });
    await makeOrder(t, { status, paymentReference: payment.paymentIntentId });
    await send(completed(payment), stripe.sessionEvent(payment, 'async_payment_failed'));
    expect((await order())?.status).toBe(status);
    expect(await history()).toEqual(expected);
    expect(await subjects()).toEqual(notices);
  });

  it('gets no second form link with the receipt when staff have sent one', async () => {
    const payment = stripe.pay();
    const { id } = await makeOrder(t, { paymentReference: payment.paymentIntentId });
    await (await t.asAdmin()).api.orders.sendForm.mutate({ id });
    await send(completed(payment));
    expect((await order())?.session).toBe(payment.sessionId);
    expect(await subjects()).toEqual(['New order N', 'Order N: tell us about your business']);
  });

  it('waits for a payment that is still processing', async () => {
    const payment = stripe.pay({ status: 'unpaid' });
    await makeOrder(t, { status: 'pending', paymentReference: payment.paymentIntentId });
    await send(completed(payment));
    expect([(await order())?.status, await history()]).toEqual(['pending', []]);
  });
});

it('each failed order sends its own notice', async () => {
  for (let number = 0; number < 2; number++) {
    const payment = stripe.pay({ status: 'unpaid' });
    await send(completed(payment), stripe.sessionEvent(payment, 'async_payment_failed'));
  }
  expect(await subjects()).toEqual(['Payment failed: order N', 'Payment failed: order N']);
});

describe('an order that staff set to paid, and whose sale no event has reported', () => {
  const add = (payment: Payment, amount?: string) =>
    makeOrder(t, { status: 'paid', amount, paymentReference: payment.paymentIntentId });

  it('is refunded, also by the replay of a refund that came before it', async () => {
    const payment = stripe.pay();
    const refund = stripe.refund(payment, 5000);
    await send(refund);
    const replay = async () => (await t.asAdmin('staff')).api.payments.replay.mutate({ id: refund.id });
    expect(await replay()).toMatchObject({ status: 'waiting' });
    await add(payment);
    expect(await replay()).toMatchObject({ status: 'processed' });
    expect(await order()).toMatchObject({ status: 'paid', refunded: 5000, session: null });
    expect(await subjects()).toEqual(['Order N: $50.00 refunded']);
    await send(stripe.refund(payment, 20_000), ...stripe.failRefund(payment, 20_000));
    expect(await order()).toMatchObject({ status: 'paid', refunded: 5000 });
    expect((await history()).map(([what]) => what)).toEqual([
      'refund',
      'refund',
      'paid > cancelled',
      'cancelled > paid',
      'refund',
    ]);
  });

  it.each<[string, (payment: Payment) => StripeEventBody, [string, string][], object]>([
    [
      'a part',
      (payment) => stripe.refund(payment, 5000),
      [['refund', '$50.00 refunded in all.']],
      { status: 'paid', refunded: 5000 },
    ],
    [
      'all',
      (payment) => stripe.refund(payment, 25_000),
      [
        ['refund', '$250.00 refunded in all.'],
        ['paid > cancelled', 'The payment was refunded in full.'],
      ],
      { status: 'cancelled', refunded: 25_000 },
    ],
  ])('%s refunded: a sale that is reported late ends the same as before the refund', async (...args) => {
    const [, refundOf, expected, state] = args;
    const payment = stripe.pay();
    await add(payment);
    await send(refundOf(payment), completed(payment));
    expect(await history()).toEqual(expected);
    expect(await order()).toMatchObject({ ...state, session: payment.sessionId });
    expect((await subjects()).filter((subject) => /refunded|New order/.test(subject))).toHaveLength(2);
  });

  it('a sale of another amount that is reported late sets the amount, and waits for staff', async () => {
    const payment = stripe.pay();
    await add(payment, '90000');
    await send(stripe.refund(payment, 5000), completed(payment));
    expect(await order()).toMatchObject({ status: 'pending', amount: '250.00', refunded: 5000 });
  });

  it('a delayed payment that has failed does not count as its sale', async () => {
    const payment = stripe.pay({ status: 'unpaid' });
    await add(payment);
    await send(completed(payment), stripe.sessionEvent(payment, 'async_payment_failed'));
    expect(await subjects()).toEqual(['Payment failed: order N']);
  });
});
