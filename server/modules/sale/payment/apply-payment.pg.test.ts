import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { type Payment, stripeEvent, WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  paidEvent,
  sendEvent,
  setUpFakeStripe,
  storedEvents,
  webhookOrders,
} from '#server/testing/webhooks.ts';
import { site } from '#src/domain/site.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
});
afterEach(() => expectBalancedLedger(t));

const send = (event: unknown) => sendEvent(t, event);
const orders = () => webhookOrders(t);
const commissions = () =>
  t.sql<{ status: string; amount: number; kind: string }>(
    `select status, amount_minor as amount, kind from commission order by id`,
  );
const stored = () => storedEvents(t);
/** As if a run of an earlier month had paid it. */
const payOutCommission = () =>
  t.sql(
    `with run as (insert into payout_run (label, status, created_by, created_at, closed_at) values ('Earlier', 'closed', 'robin', now(), now()) returning id),
       line as (insert into payout_line (run_id, affiliate_id, currency, method, status, amount_at_run_minor, commissions_at_run, paid_on, reference, resolved_by, resolved_at, created_at)
         select run.id, affiliate_id, currency, 'paypal', 'paid', amount_minor, 1, '2026-11-01', 'PP', 'robin', now(), now() from run, commission returning id)
     update commission set status = 'paid', paid_at = now(), payout_line_id = (select id from line)`,
  );
const paidFor = (payment: Payment) => paidEvent(stripe, payment);

describe('SEC-12 valid payments', () => {
  it.each([
    ['usd', 25_000, 'paid'],
    ['gbp', 25_000, 'paid'],
    ['eur', 28_000, 'paid'],
    ['chf', 28_000, 'paid'],
    ['eur', 25_000, 'pending'],
    ['usd', 24_999, 'pending'],
    ['usd', 1, 'pending'],
    ['usd', 0, 'pending'],
    ['jpy', 25_000, 'pending'],
    ['aud', 25_000, 'pending'],
  ])('%s %i makes the order %s', async (currency, amountMinor, status) => {
    const affiliate = await makeAffiliate(t);
    await send(paidFor(stripe.pay({ currency, amountMinor, reference: `affiliate_${affiliate.id}` })));
    const [order] = await orders();
    expect(order).toMatchObject({ status, formSent: status === 'paid' });
    expect(await commissions()).toHaveLength(status === 'paid' ? 1 : 0);
    if (status === 'pending') {
      expect(order?.review).toMatch(/is not on the price list\.$/);
      const emails = await t.emails();
      const ofOrders = emails.map((email) => email.subject).filter((subject) => !/affiliate/.test(subject));
      expect(ofOrders).toEqual([`Order ${order?.id} needs a review`]);
    }
  });

  it('names an unknown currency instead of counting its amount', async () => {
    await send(paidFor(stripe.pay({ currency: 'jpy', amountMinor: 25_000 })));
    expect(await orders()).toMatchObject([{ amount: '25000 JPY', currency: 'usd' }]);
  });

  it.each(['affiliate_', 'affiliate_0', 'affiliate_99999', 'affiliate_1; drop', 'AFFILIATE_1', '1'])(
    'ignores the reference %s',
    async (reference) => {
      await send(paidFor(stripe.pay({ reference })));
      expect(await orders()).toMatchObject([{ status: 'paid' }]);
      expect(await commissions()).toEqual([]);
    },
  );

  it('waits for a payment that is still processing, and cancels when it fails or expires', async () => {
    const [first, second, third] = [
      stripe.pay({ status: 'unpaid' }),
      stripe.pay({ status: 'unpaid' }),
      stripe.pay({ status: 'unpaid' }),
    ];
    for (const payment of [first, second, third]) await send(paidFor(payment));
    expect((await orders()).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    expect(await t.emails()).toEqual([]);
    await send(stripe.sessionEvent(first, 'async_payment_succeeded', { payment_status: 'paid' }));
    await send(stripe.sessionEvent(second, 'async_payment_failed'));
    await send(stripe.sessionEvent(third, 'expired', { payment_intent: null }));
    expect((await orders()).map(({ status, formSent }) => [status, formSent])).toEqual([
      ['paid', true],
      ['cancelled', false],
      ['cancelled', false],
    ]);
  });

  it('creates no order for an unpaid payment page', async () => {
    const payment = stripe.pay({ status: 'unpaid', session: { payment_intent: null } });
    await send(stripe.sessionEvent(payment, 'expired'));
    expect(await orders()).toEqual([]);
  });

  it('accepts ids that arrive as expanded objects', async () => {
    const payment = stripe.pay();
    const object = { id: payment.paymentIntentId, object: 'payment_intent' };
    await send(stripe.sessionEvent(payment, 'completed', { payment_intent: object }));
    await send(stripe.refund(payment, 25_000));
    expect(await orders()).toMatchObject([{ status: 'cancelled', refunded: 25_000 }]);
  });

  it('finds the order that an admin added manually for the payment', async () => {
    const payment = stripe.pay();
    const byHand = await makeOrder(t, { status: 'pending', paymentReference: payment.paymentIntentId });
    await send(paidFor(payment));
    expect(await orders()).toMatchObject([{ id: byHand.id, status: 'paid', formSent: true }]);
  });
});

describe('refunds and disputes', () => {
  let payment: Payment;
  beforeEach(async () => {
    const affiliate = await makeAffiliate(t);
    payment = stripe.pay({ reference: `affiliate_${affiliate.id}` });
  });
  const income = async () =>
    Number(
      (
        await t.sql<{ n: string }>(
          `select coalesce(sum(amount_minor), 0) as n from ledger_entry where account = 'payments'`,
        )
      )[0]?.n,
    );

  it('a partial refund reduces the commission in proportion, a full refund cancels the order', async () => {
    await send(paidFor(payment));
    await send(stripe.refund(payment, 10_000));
    expect(await orders()).toMatchObject([{ status: 'paid', refunded: 10_000 }]);
    expect(await commissions()).toEqual([{ status: 'pending', amount: 1500, kind: 'earned' }]);
    expect(await income()).toBe(15_000);
    await send(stripe.refund(payment, 15_000));
    expect(await orders()).toMatchObject([{ status: 'cancelled', refunded: 25_000 }]);
    expect((await commissions()).map(({ status }) => status)).toEqual(['cancelled']);
    expect(await income()).toBe(0);
    const emails = (await t.emails()).filter((email) => email.to === 'buyer@oakandrye.example');
    expect(emails.map((email) => email.subject.replace(/\d{9}/, 'N'))).toEqual([
      'Thanks for your order (N)',
      'Order N: $100.00 refunded',
      'Order N: $250.00 refunded',
    ]);
    const [, part, full] = emails.map(({ text }) => text);
    for (const text of [part, full]) expect(text).toContain('Hello Rosa Lindqvist,');
    expect([part?.includes('closed your order'), full?.includes('closed your order')]).toEqual([false, true]);
  });

  it('a part refunded of a cancelled order: the email does not say that the work continues', async () => {
    await send(paidFor(payment));
    await send(stripe.refund(payment, 5000));
    const [order] = await orders();
    await (await t.asAdmin()).patch(`/api/orders/${order?.id}/status`, { status: 'cancelled' });
    await send(stripe.refund(payment, 5000));
    const texts = (await t.emails()).flatMap(({ subject, text }) =>
      /00 refunded$/.test(subject) ? text : [],
    );
    expect(texts.map((text) => /refunded part.*\n\n.*/.exec(text)?.[0])).toEqual([
      'refunded part of your payment.\n\nWe’ll carry on with your order as agreed.',
      `refunded part of your payment.\n\nOrder: ${order?.id}`,
    ]);
  });

  it('keeps a refund that arrives before its sale until the sale arrives', async () => {
    const refund = stripe.refund(payment, 25_000);
    await send(refund);
    expect(await orders()).toEqual([]);
    expect(await stored()).toMatchObject([{ id: refund.id, status: 'waiting' }]);
    await send(paidFor(payment));
    expect(await orders()).toMatchObject([{ status: 'cancelled', refunded: 25_000, formSent: false }]);
    expect((await stored()).map(({ status }) => status)).toEqual(['processed', 'processed']);
    expect(await income()).toBe(0);
  });

  it('treats a dispute as a refund of the remaining amount, and restores it when it is won', async () => {
    await send(paidFor(payment));
    await send(stripe.refund(payment, 5000));
    const dispute = stripe.dispute(payment);
    await send(dispute.opened);
    expect(await orders()).toMatchObject([{ status: 'cancelled', refunded: 25_000 }]);
    expect(await income()).toBe(0);
    await send(dispute.close('won'));
    expect(await orders()).toMatchObject([{ status: 'paid', refunded: 5000 }]);
    expect(await commissions()).toEqual([{ status: 'pending', amount: 2000, kind: 'earned' }]);
    expect(await income()).toBe(20_000);
    const notices = (await t.emails()).filter((email) => /dispute/i.test(email.subject));
    expect(notices.map((email) => email.subject.replace(/\d{9}/, 'N'))).toEqual([
      'Payment disputed: order N',
      'Dispute won: order N',
    ]);
    for (const { to, text } of notices) {
      expect(to).toBe(site.inbox);
      expect(text).toContain('Customer: Rosa Lindqvist\nAmount: $250.00');
    }
  });

  it('keeps the deduction of a lost dispute, and changes nothing for an inquiry of the bank', async () => {
    await send(paidFor(payment));
    const question = {
      id: 'dp_question',
      charge: payment.chargeId,
      payment_intent: payment.paymentIntentId,
      status: 'warning_needs_response',
    };
    await send(stripeEvent('charge.dispute.created', question));
    expect(await orders()).toMatchObject([{ status: 'paid', refunded: 0 }]);
    const dispute = stripe.dispute(payment);
    await send(dispute.close('lost'));
    await send(dispute.opened);
    expect(await orders()).toMatchObject([{ status: 'cancelled', refunded: 25_000 }]);
  });

  it('deducts a paid commission from the next payout, and adds it again when the dispute is won', async () => {
    await send(paidFor(payment));
    await payOutCommission();
    const dispute = stripe.dispute(payment);
    await send(dispute.opened);
    expect((await commissions()).map(({ amount }) => amount)).toEqual([2500, -2500]);
    await send(dispute.close('won'));
    expect((await commissions()).map(({ amount }) => amount)).toEqual([2500, -2500, 2500]);
  });

  it('does not restore an order that an admin cancelled', async () => {
    await send(paidFor(payment));
    const [order] = await orders();
    const admin = await t.asAdmin();
    await admin.patch(`/api/orders/${order?.id}/status`, { status: 'cancelled' });
    const dispute = stripe.dispute(payment);
    await send(dispute.opened);
    await send(dispute.close('won'));
    expect(await orders()).toMatchObject([{ status: 'cancelled', refunded: 0 }]);
    expect(await income()).toBe(0);
    expect((await notice('Payment disputed'))?.text).toContain(
      'If the order was paid, it and its commission',
    );
    expect((await notice('Dispute won'))?.text).toContain('If the dispute cancelled the order,');
  });

  it('an enquiry that the bank closes restores nothing, and its notice does not say so', async () => {
    await send(paidFor(payment));
    const { chargeId: charge, paymentIntentId: payment_intent } = payment;
    const enquiry = { id: 'dp_question', charge, payment_intent, status: 'warning_needs_response' };
    await send(stripeEvent('charge.dispute.created', enquiry));
    await send(stripeEvent('charge.dispute.closed', { ...enquiry, status: 'warning_closed' }));
    expect(await orders()).toMatchObject([{ status: 'paid', refunded: 0 }]);
    expect((await notice('Dispute won'))?.text).not.toMatch(/have been restored|with us again|decided/);
  });

  const notice = async (start: string) => (await t.emails()).find(({ subject }) => subject.startsWith(start));
});
