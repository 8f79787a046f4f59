/** L14: a payment is worth what was paid, whatever the order says that staff or a token entered. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { type MadeAffiliate, makeAffiliate } from '#server/testing/factories.ts';
import { WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import {
  beforeRefundWindow,
  makeAffiliateWithLogin,
  ownerAfterRefundWindow,
} from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { asProgram } from '#server/testing/tokens.ts';
import { deliver, paidEvent, setUpFakeStripe, webhookOrders } from '#server/testing/webhooks.ts';
import { REVIEW_REASONS } from '#src/domain/affiliate/commission/commission.rules.ts';
import type { AddOrderInput } from '#src/domain/sale/order/order.schema.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
let affiliate: MadeAffiliate;
let owner: Caller;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  affiliate = await makeAffiliate(t);
  [owner, staff] = [await t.asAdmin('owner'), await t.asAdmin('staff')];
});
afterEach(async () => {
  await expectBalancedLedger(t);
  expect((await owner.api.payments.reconciliation.query({ days: 90 })).findings).toEqual([]);
});

const enter = async (caller: Caller, values: Partial<AddOrderInput> & { paymentReference: string }) => {
  const { status, body } = await caller.post('/api/orders', {
    customerName: 'Agnes Hollow',
    customerEmail: 'agnes@hollow.example',
    status: 'pending',
    affiliateCode: affiliate.referralCode,
    ...values,
  });
  expect(status).toBe(201);
  return body.id as number;
};
const order = async () => (await webhookOrders(t))[0];
const commissions = () =>
  t.sql<{ amount: number; original: number; currency: string; status: string; reason: string | null }>(
    `select amount_minor as amount, original_minor as original, currency, status, review_reason as reason
     from commission order by id`,
  );
const held = (amount: number) => ({
  amount,
  original: amount,
  currency: 'usd',
  status: 'pending',
  reason: REVIEW_REASONS.creditedByStaff,
});

describe('L14: an order whose affiliate staff or a token named', () => {
  it('a real payment of another amount is reviewed, and sets the order to the amount paid', async () => {
    const payment = stripe.pay();
    const id = await enter(staff, { amount: '90000', paymentReference: payment.paymentIntentId });
    await deliver(t, paidEvent(stripe, payment));
    const review = 'The payment was $250.00, not the order’s $90000.00. The order now has the amount paid.';
    expect(await order()).toMatchObject({ status: 'pending', amount: '250.00', review, formSent: false });
    expect(await commissions()).toEqual([]);
    const notices = (await t.emails()).filter(({ subject }) => !/affiliate/.test(subject));
    expect(notices.map(({ subject }) => subject)).toEqual([`Order ${id} needs a review`]);
    expect(notices[0]?.text).toContain(review);
    await owner.api.orders.setStatus.mutate({ id, status: 'paid' });
    expect(await commissions()).toEqual([held(2500)]);
  });

  it('a token that may only write orders earns nothing without an owner, and a refund is of the amount paid', async () => {
    const program = await asProgram(t, ['orders:write']);
    const payment = stripe.pay();
    const id = await enter(program, { amount: '50000', paymentReference: payment.paymentIntentId });
    await deliver(t, paidEvent(stripe, payment));
    expect((await order())?.status).toBe('pending');
    await program.patch(`/api/orders/${id}/status`, { status: 'paid' });
    expect(await commissions()).toEqual([{ ...held(2500), reason: REVIEW_REASONS.enteredByStaff }]);
    await deliver(t, stripe.refund(payment, 20_000));
    expect(await commissions()).toMatchObject([{ amount: 500, original: 2500 }]);
  });

  it.each(['staff', 'token'] as const)('a payment of its amount is held too: %s', async (who) => {
    const payment = stripe.pay();
    const caller = who === 'staff' ? staff : await asProgram(t, ['orders:write']);
    await enter(caller, { paymentReference: payment.paymentIntentId });
    await deliver(t, paidEvent(stripe, payment));
    expect(await order()).toMatchObject({ status: 'paid', review: null, formSent: true });
    expect(await commissions()).toEqual([held(2500)]);
    const [row] = (await owner.api.commissions.list.query({ stage: 'review' })).items;
    const release = { id: Number(row?.id), reason: 'The visit is in our call notes' };
    expect((await rejection(staff.api.commissions.release.mutate(release))).httpStatus).toBe(403);
    await owner.api.commissions.release.mutate(release);
    const dispute = stripe.dispute(payment);
    await deliver(t, dispute.opened, dispute.close('won'));
    expect(await commissions()).toEqual([{ ...held(2500), reason: null }]);
  });

  it('whoever sets it to paid; the preview says so', async () => {
    const id = await enter(staff, { paymentReference: 'bank transfer 17' });
    const { lines } = await owner.api.orderDetail.statusPreview.query({ id, status: 'paid' });
    expect(lines).toContain('An owner has to release this commission before it is paid.');
    await owner.api.orders.setStatus.mutate({ id, status: 'paid' });
    expect(await commissions()).toEqual([held(2500)]);
  });

  it('a claim that staff credit while a delayed payment is on its way', async () => {
    const payment = stripe.pay({ status: 'unpaid' });
    await deliver(t, stripe.sessionEvent(payment, 'completed'));
    const orderId = (await order())?.id ?? 0;
    await t.sql('update affiliate set email_verified_at = now() where id = ?', [affiliate.id]);
    const { id } = await (await t.asAffiliate(affiliate.id)).api.affiliates.openClaim.mutate({
      query: String(orderId),
      message: 'They told me they ordered.',
    });
    const { lines } = await staff.api.claims.creditPreview.query({ id, orderId });
    expect(lines).toContain('An owner checks it before it is paid.');
    await staff.api.claims.credit.mutate({ id, orderId, answer: 'It is yours.' });
    await deliver(t, stripe.sessionEvent(payment, 'async_payment_succeeded', { payment_status: 'paid' }));
    expect(await commissions()).toEqual([held(2500)]);
  });

  it('an owner’s order with a payment of its amount is not held', async () => {
    const payment = stripe.pay();
    await enter(owner, { paymentReference: payment.paymentIntentId });
    await deliver(t, paidEvent(stripe, payment));
    expect(await commissions()).toEqual([{ ...held(2500), reason: null }]);
  });
});

describe('a payment of another amount or currency than its order', () => {
  it('an order that was set to paid waits for staff again, and earns on what was paid', async () => {
    const payment = stripe.pay();
    const paymentReference = payment.paymentIntentId;
    const id = await enter(owner, { amount: '90000', status: 'paid', paymentReference });
    await deliver(t, paidEvent(stripe, payment));
    expect(await order()).toMatchObject({ status: 'pending', amount: '250.00' });
    expect(await commissions()).toMatchObject([{ status: 'cancelled', original: 2500 }]);
    await deliver(t, stripe.refund(payment, 5000));
    await owner.api.orders.setStatus.mutate({ id, status: 'paid' });
    expect(await commissions()).toMatchObject([{ status: 'pending', amount: 2000, original: 2500 }]);
  });

  it('another currency', async () => {
    const payment = stripe.pay({ currency: 'gbp' });
    const paymentReference = payment.paymentIntentId;
    const id = await enter(owner, { amount: '250', status: 'paid', paymentReference });
    await deliver(t, paidEvent(stripe, payment));
    expect(await order()).toMatchObject({ status: 'pending', amount: '250.00', currency: 'gbp' });
    await owner.api.orders.setStatus.mutate({ id, status: 'paid' });
    expect(await commissions()).toMatchObject([{ status: 'pending', amount: 2500, currency: 'gbp' }]);
  });

  it.each([
    ['usd', [9000, -9000, 25]],
    ['gbp', [9000, -9000]],
  ] as const)('what was paid out before is taken back, in %s', async (currency, hundreds) => {
    beforeRefundWindow(t);
    owner = await t.asAdmin('owner');
    affiliate = await makeAffiliateWithLogin(t);
    const payment = stripe.pay({ currency });
    const paymentReference = payment.paymentIntentId;
    const id = await enter(owner, { amount: '90000', status: 'paid', paymentReference });
    owner = await ownerAfterRefundWindow(t);
    const { lines } = await owner.api.payouts.createRun.mutate({});
    const paidOn = t.clock.now().toISOString().slice(0, 10);
    await owner.api.payouts.markPaid.mutate({ lineIds: [Number(lines[0]?.id)], paidOn, reference: 'PP-1' });
    await deliver(t, paidEvent(stripe, payment));
    await owner.api.orders.setStatus.mutate({ id, status: 'paid' });
    expect((await commissions()).map(({ amount }) => amount / 100)).toEqual(hundreds);
    const receipt = await owner.api.affiliates.receipt.query({ affiliateId: affiliate.id, orderId: id });
    expect(receipt.order.currency).toBe(currency);
    expect(receipt.lines.map((line) => [Number(line.amount), line.currency])).toEqual(
      hundreds.map((amount) => [amount, 'usd']),
    );
  });

  it('a currency that the shop does not sell in counts nothing', async () => {
    const payment = stripe.pay({ currency: 'jpy' });
    await enter(owner, { amount: '250', paymentReference: payment.paymentIntentId });
    await deliver(t, paidEvent(stripe, payment));
    expect(await order()).toMatchObject({
      status: 'pending',
      amount: '25000 JPY',
      review: expect.stringMatching(/^The payment of 25000 JPY is not on the price list\. The payment was /),
    });
  });
});
