/** A refund that the buyer's bank returns restores the sale. */
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
import { site } from '#src/domain/site.ts';

const DAY = 86_400_000;
const stripe = setUpFakeStripe();
let t: TestApp;
let payment: Payment;
let sale: StripeEventBody;
beforeEach(async () => {
  t = await createTestApp(connectedTo(stripe));
  const affiliate = await makeAffiliate(t, { paypalEmail: 'pay@partner.example' });
  await t.sql('update affiliate set email_verified_at = now()');
  payment = stripe.pay({ reference: `affiliate_${affiliate.id}` });
  sale = stripe.sessionEvent(payment, 'completed');
});
afterEach(() => expectBalancedLedger(t));

const send = (...events: StripeEventBody[]) => deliver(t, ...events);
const order = async () =>
  (
    await t.sql<{ id: number; status: string; refunded: number }>(
      'select id, status, refunded_minor as refunded from customer_order',
    )
  )[0];
const commissions = () =>
  t.sql<{ status: string; amount: number }>(
    'select status, amount_minor as amount from commission order by id',
  );
const reason = async () =>
  (await t.sql<{ reason: string }>('select cancel_reason as reason from commission'))[0]?.reason;
const income = async () =>
  Number(
    (
      await t.sql<{ n: string }>(
        `select coalesce(sum(amount_minor), 0) as n from ledger_entry where account = 'payments'`,
      )
    )[0]?.n,
  );
const subjects = async (to?: string) =>
  (await t.emails())
    .filter((email) => !to || email.to === to)
    .map((email) => email.subject.replace(/\d{9}/, 'N'));
/** Runs the reconciliation an hour later. */
async function differences() {
  for (const charge of stripe.charges)
    charge.created = Math.floor((t.clock.now().getTime() - 3_600_000) / 1000);
  return (await (await t.asAdmin('staff')).api.payments.reconciliation.query({ days: 300 })).findings;
}

it('restores order, commission and revenue, and notifies the shop and the buyer once', async () => {
  await send(sale, stripe.refund(payment, 25_000));
  expect([await order(), await income()]).toMatchObject([{ status: 'cancelled', refunded: 25_000 }, 0]);
  const failures = stripe.failRefund(payment, 25_000);
  await send(...failures, ...failures);
  expect([await order(), await income()]).toMatchObject([{ status: 'paid', refunded: 0 }, 25_000]);
  expect(await commissions()).toEqual([{ status: 'pending', amount: 2500 }]);
  expect((await subjects()).filter((subject) => subject.startsWith('Refund failed'))).toEqual([
    'Refund failed: order N',
  ]);
  expect(await subjects('buyer@oakandrye.example')).toEqual([
    'Thanks for your order (N)',
    'Order N: $250.00 refunded',
    'Order N: your bank returned our refund',
  ]);
  const emails = (await t.emails()).filter(({ subject }) => /^Refund failed|returned/.test(subject));
  expect(emails.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual(
    expect.arrayContaining([
      { to: site.inbox, replyTo: 'buyer@oakandrye.example' },
      { to: 'buyer@oakandrye.example', replyTo: null },
    ]),
  );
  for (const { text } of emails)
    for (const line of ['Rosa Lindqvist', 'Returned to us: $250.00', 'Total refunded: $0.00'])
      expect(text).toContain(line);
  const history = await t.sql<{ reason: string }>(
    `select reason from order_event where kind = 'refund' order by id`,
  );
  expect(history.map(({ reason }) => reason)).toEqual([
    '$250.00 refunded in all.',
    'A refund of $250.00 failed at the buyer’s bank: the money is back.',
  ]);
  expect(await differences()).toEqual([]);
});

it('asks a buyer who was erased nothing, and says so to the shop', async () => {
  await send(sale);
  await (await t.asAdmin()).api.privacy.erase.mutate({ email: 'buyer@oakandrye.example', confirm: 'ERASE' });
  await send(stripe.refund(payment, 25_000), ...stripe.failRefund(payment, 25_000));
  const emails = (await t.emails()).filter(({ to }) => to.endsWith('@erased.invalid'));
  expect(emails).toEqual([]);
  const notice = (await t.emails()).find(({ subject }) => subject.startsWith('Refund failed'));
  expect(notice).toMatchObject({ to: site.inbox, replyTo: null });
  expect(notice?.text).toContain('so we haven’t emailed them');
  expect(notice?.text).not.toContain('asked the customer');
});

it('restores only the failed part, whatever was refunded before and after it', async () => {
  await send(sale, stripe.refund(payment, 10_000), stripe.refund(payment, 5000));
  expect(await commissions()).toEqual([{ status: 'pending', amount: 1000 }]);
  expect(await reason()).toBe('$150.00 of the payment was refunded.');
  await send(...stripe.failRefund(payment, 10_000));
  expect(await reason()).toBe('A refund failed: the money is back.');
  expect([await order(), await income()]).toMatchObject([{ status: 'paid', refunded: 5000 }, 20_000]);
  expect(await commissions()).toEqual([{ status: 'pending', amount: 2000 }]);
  const later = stripe.refund(payment, 2000);
  later.created += 1;
  await send(later);
  expect([await order(), await income()]).toMatchObject([{ refunded: 7000 }, 18_000]);
  expect(await differences()).toEqual([]);
});

it('notifies the buyer again when the same amount is refunded once more', async () => {
  await send(sale, stripe.refund(payment, 25_000), ...stripe.failRefund(payment, 25_000));
  const again = stripe.refund(payment, 25_000);
  again.created += 1;
  await send(again);
  expect([await order(), await income()]).toMatchObject([{ status: 'cancelled', refunded: 25_000 }, 0]);
  const refunded = (await subjects('buyer@oakandrye.example')).filter((subject) =>
    subject.endsWith('refunded'),
  );
  expect(refunded).toHaveLength(2);
  expect(await differences()).toEqual([]);
});

it('ends the same in each order of arrival, also before the sale and before the refund', async () => {
  const refund = stripe.refund(payment, 25_000);
  const [first, second] = stripe.failRefund(payment, 25_000);
  if (!first || !second) throw new Error('a failure is reported at least twice');
  await send(first);
  expect(await t.sql('select status from webhook_event')).toEqual([{ status: 'waiting' }]);
  await send(refund, second, sale);
  expect([await order(), await income()]).toMatchObject([{ status: 'paid', refunded: 0 }, 25_000]);
  expect(await commissions()).toEqual([{ status: 'pending', amount: 2500 }]);
  expect(await t.sql(`select distinct status from webhook_event`)).toEqual([{ status: 'processed' }]);
  expect(await differences()).toEqual([]);
});

it('adds to the next payout what was deducted from it after the commission had been paid', async () => {
  t.clock.advance(-40 * DAY);
  await send(sale);
  t.clock.reset();
  const owner = await t.asAdmin('owner');
  const { lines } = await owner.api.payouts.createRun.mutate({});
  await owner.api.payouts.markPaid.mutate({
    lineIds: [lines[0]?.id ?? 0],
    paidOn: '2026-11-20',
    reference: 'PP-1',
  });
  await send(stripe.refund(payment, 25_000));
  expect((await commissions()).map(({ amount }) => amount)).toEqual([2500, -2500]);
  await send(...stripe.failRefund(payment, 25_000));
  expect((await commissions()).map(({ amount }) => amount)).toEqual([2500, -2500, 2500]);
  expect(await differences()).toEqual([]);
});

it('does not restore an order that an admin cancelled', async () => {
  await send(sale);
  await (await t.asAdmin()).patch(`/api/orders/${(await order())?.id}/status`, { status: 'cancelled' });
  await send(stripe.refund(payment, 25_000), ...stripe.failRefund(payment, 25_000));
  expect([await order(), await income()]).toMatchObject([{ status: 'cancelled', refunded: 0 }, 0]);
});

it('restores nothing for a successful refund, and treats a canceled one as failed', async () => {
  await send(sale, stripe.refund(payment, 5000));
  const refund = {
    id: 're_1',
    charge: payment.chargeId,
    payment_intent: payment.paymentIntentId,
    amount: 5000,
    created: sale.created,
  };
  for (const status of ['pending', 'succeeded'])
    await send(stripeEvent('refund.updated', { ...refund, status }));
  expect(await order()).toMatchObject({ status: 'paid', refunded: 5000 });
  await send(stripeEvent('charge.refund.updated', { ...refund, status: 'canceled' }));
  expect(await order()).toMatchObject({ status: 'paid', refunded: 0 });
});
