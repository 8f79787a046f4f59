import { beforeEach, describe, expect, it } from 'vitest';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import {
  connectedTo,
  type FakeStripe,
  type Payment,
  type StripeEventBody,
  stripeEvent,
} from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, setUpFakeStripe } from '#server/testing/webhooks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const stripe = setUpFakeStripe();
let t: TestApp;
let reference: string;
beforeEach(async () => {
  t = await createTestApp(connectedTo(stripe));
  const affiliate = await makeAffiliate(t, { paypalEmail: 'pay@partner.example' });
  await t.sql('update affiliate set email_verified_at = now()');
  reference = `affiliate_${affiliate.id}`;
});

const send = (...events: StripeEventBody[]) => deliver(t, ...events);
async function sell(values: Parameters<FakeStripe['pay']>[0] = {}): Promise<Payment> {
  const payment = stripe.pay({ reference, ...values });
  await send(stripe.sessionEvent(payment, 'completed'));
  return payment;
}
const orderOf = async (payment: Payment): Promise<number> =>
  (
    await t.sql<{ id: number }>('select id from customer_order where payment_reference = ?', [
      payment.paymentIntentId,
    ])
  )[0]?.id ?? 0;
const payoutRun = async (at: number) => {
  t.clock.advance(at);
  const owner = await t.asAdmin('owner');
  const { run, lines } = await owner.api.payouts.createRun.mutate({});
  return { owner, run, lineId: lines[0]?.id ?? 0 };
};
const check = async (days = 300) => (await t.asAdmin('staff')).api.payments.reconciliation.query({ days });
/** The ledger is append-only: corrupting it requires disabling its trigger. */
async function damageLedger(statement: string, params: unknown[] = []) {
  await t.sql('alter table ledger_entry disable trigger ledger_entry_append_only');
  await t.sql(statement, params);
  await t.sql('alter table ledger_entry enable trigger ledger_entry_append_only');
}

/** Each entry introduces one discrepancy into consistent data. */
const DISCREPANCIES: [kind: string, plant: () => Promise<void>][] = [
  ['charge-without-order', async () => void stripe.pay()],
  [
    'order-without-charge',
    async () => {
      const payment = await sell();
      stripe.charges.splice(
        stripe.charges.findIndex(({ id }) => id === payment.chargeId),
        1,
      );
    },
  ],
  [
    'amount-differs',
    async () => {
      const payment = await sell();
      const charge = stripe.charges.find(({ id }) => id === payment.chargeId);
      if (charge) charge.amount = 20_000;
    },
  ],
  ['refund-not-recorded', async () => void stripe.refund(await sell(), 5000)],
  [
    'refund-not-at-provider',
    async () => {
      const payment = await sell();
      await send(stripe.refund(payment, 5000));
      const charge = stripe.charges.find(({ id }) => id === payment.chargeId);
      if (charge) charge.amount_refunded = 0;
    },
  ],
  [
    'refund-not-at-provider',
    async () => {
      const id = await orderOf(await sell());
      await (await t.asAdmin()).patch(`/api/orders/${id}/status`, { status: 'cancelled' });
    },
  ],
  ['dispute-not-recorded', async () => void stripe.dispute(await sell())],
  [
    'order-ledger-differs',
    async () => {
      const id = await orderOf(await sell());
      await damageLedger(`delete from ledger_entry where order_id = ? and kind = 'sale'`, [id]);
    },
  ],
  [
    'payout-ledger-differs',
    async () => {
      await sell();
      const { owner, lineId } = await payoutRun(31 * DAY);
      await owner.api.payouts.markPaid.mutate({ lineIds: [lineId], paidOn: '2026-11-20', reference: 'PP' });
      await damageLedger('delete from ledger_entry where payout_line_id = ?', [lineId]);
    },
  ],
  [
    'payout-rows-differ',
    async () => {
      await sell();
      const { lineId } = await payoutRun(31 * DAY);
      await t.sql('update payout_line set amount_at_run_minor = amount_at_run_minor + 100 where id = ?', [
        lineId,
      ]);
    },
  ],
  [
    'commission-paid-without-payout',
    async () => {
      const id = await orderOf(await sell());
      await payoutRun(31 * DAY);
      await t.sql(`update commission set status = 'paid', paid_at = now() where order_id = ?`, [id]);
    },
  ],
  [
    'event-failed',
    async () =>
      send(
        stripeEvent('checkout.session.completed', {
          id: 'cs_broken',
          payment_status: 'paid',
          payment_intent: null,
        }),
      ),
  ],
  [
    'event-waiting',
    async () => {
      await send(
        stripeEvent('charge.refunded', {
          id: 'ch_elsewhere',
          payment_intent: 'pi_elsewhere',
          amount_refunded: 100,
        }),
      );
      await t.sql(
        `update webhook_event set received_at = received_at - interval '25 hours' where status = 'waiting'`,
      );
    },
  ],
];

describe('reconciliation', () => {
  beforeEach(async () => {
    t.clock.advance(-60 * DAY);
    // Consistent data: a sale, a partial and a full refund, a won dispute, a manual order, a
    // paid and a failed payout.
    await sell({ currency: 'eur', amountMinor: 28_000 });
    await send(stripe.refund(await sell(), 3333));
    await send(stripe.refund(await sell(), 25_000));
    const dispute = stripe.dispute(await sell());
    await send(dispute.opened);
    await send(dispute.close('won'));
    await sell({ amountMinor: 12_345 });
    await makeOrder(t, {});
    const { owner, run } = await payoutRun(31 * DAY);
    const { lines } = await owner.api.payouts.run.query({ id: run.id });
    await owner.api.payouts.markPaid.mutate({
      lineIds: [lines[0]?.id ?? 0],
      paidOn: '2026-10-20',
      reference: 'PP-1',
    });
    await owner.api.payouts.markFailed.mutate({ lineId: lines[1]?.id ?? 0, reason: 'No such account.' });
    await owner.api.payouts.closeRun.mutate({ id: run.id });
  });

  it('finds nothing in consistent data', async () => {
    t.clock.advance(DAY);
    stripe.dateCharges(t.clock.now());
    const result = await check();
    expect(result).toMatchObject({ provider: 'compared', findings: [], truncated: false });
    expect(result.summary).toBe('Charges, refunds, commissions, payouts and ledger agree.');
  });

  it.each(DISCREPANCIES)('finds %s, and nothing else', async (kind, plant) => {
    await plant();
    t.clock.advance(HOUR);
    stripe.dateCharges(t.clock.now());
    const { findings, summary } = await check();
    expect(findings.map((found) => found.kind)).toEqual([kind]);
    expect(findings[0]?.whatToDo).toMatch(/\.$/);
    expect(summary).toBe('The comparison found one difference.');
  });

  it('finds a refund whose commission was not reduced, and a transfer that does not balance', async () => {
    const id = await orderOf(await sell());
    await t.sql('update commission set amount_minor = amount_minor + 1 where order_id = ?', [id]);
    await t.sql(
      `insert into ledger_entry (transfer_id, kind, account, currency, amount_minor, order_id, created_at) values ('crooked', 'commission', 'commission_expense', 'usd', 1, ?, now())`,
      [id],
    );
    t.clock.advance(HOUR);
    stripe.dateCharges(t.clock.now());
    expect((await check()).findings.map(({ kind }) => kind)).toEqual([
      'ledger-unbalanced',
      'refund-without-reversal',
    ]);
    await t.sql('update commission set amount_minor = amount_minor + 1 where order_id = ?', [id]);
    expect((await check()).findings.map(({ kind }) => kind)).toEqual([
      'ledger-unbalanced',
      'refund-without-reversal',
      'commission-ledger-differs',
    ]);
  });
});
