/** SEC-12: arrival order, repetition and receiving node do not affect the result. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { createCaller } from '#server/testing/callers.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { delivery, WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import {
  delivered,
  eventsOf,
  expectedOf,
  type Scenario,
  scenario,
} from '#server/testing/payment-scenarios.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { testBase, testLogger } from '#server/testing/test-base.ts';
import { setUpFakeStripe } from '#server/testing/webhooks.ts';
import { receivePaymentEvent } from './payment-event.service.ts';
import { parseStripeEvent } from './stripe/stripe-event.rules.ts';

/** More histories take minutes: `MONEY_RUNS=1000`. */
const RUNS = Number(process.env.MONEY_RUNS ?? 30);
const DELIVERIES = 100;
const ENV = { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };

const stripe = setUpFakeStripe();
let t: TestApp;
beforeEach(async () => {
  t = await createTestApp(ENV);
});
afterEach(() => expectBalancedLedger(t));

async function resultOf(session: string) {
  const [row] = await t.sql<{ status: string; refunded: number; commission: string; income: string }>(
    `select o.status, o.refunded_minor as refunded,
       (select coalesce(sum(amount_minor), 0) from commission where order_id = o.id and status <> 'cancelled') as commission,
       (select coalesce(sum(amount_minor), 0) from ledger_entry where order_id = o.id and account = 'payments') as income
     from customer_order o where o.checkout_id = ?`,
    [session],
  );
  return {
    status: row?.status ?? null,
    refundedMinor: row?.refunded ?? 0,
    commissionMinor: Number(row?.commission ?? 0),
    incomeMinor: Number(row?.income ?? 0),
  };
}

/** Emails about failed refunds: to the buyer and to the shop. */
const failedRefundEmails = (session: string) =>
  t.sql<{ kind: string; n: number }>(
    `select kind, count(*)::int as n from mail_message where kind like 'refund-failed%' and order_id = (select id from customer_order where checkout_id = ?) group by kind`,
    [session],
  );

it(`SEC-12 ${RUNS} random payment histories, shuffled and repeated, give the model's result`, async () => {
  const affiliate = await makeAffiliate(t);
  const reference = `affiliate_${affiliate.id}`;
  await fc.assert(
    fc.asyncProperty(
      scenario.filter((life) => life.sale !== 'missing' || life.refunds.length + life.disputes.length > 0),
      fc.infiniteStream(fc.nat()),
      async (life: Scenario, seeds) => {
        const { events, keys } = eventsOf(life, reference);
        const [order = []] = fc.sample(delivered(events), { numRuns: 1, seed: seeds.next().value });
        const receipts = [];
        for (const event of order)
          receipts.push(await receivePaymentEvent(systemContext(t.deps), parseStripeEvent(event)));
        expect(receipts).not.toContain('failed');
        expect(receipts.filter((receipt) => receipt === 'duplicate')).toHaveLength(
          order.length - events.length,
        );
        expect(await resultOf(keys.session)).toEqual(expectedOf(life));
        const failures = (await failedRefundEmails(keys.session)).map(({ n }) => n);
        const hasFailed = life.sale !== 'missing' && events.some(({ type }) => type === 'refund.updated');
        expect(failures).toEqual(
          hasFailed ? Array(2).fill(life.refunds.filter(({ fails }) => fails !== 'never').length) : [],
        );
        const emails = await t.sql<{ kind: string; n: number }>(
          `select kind, count(*)::int as n from mail_message where order_id = (select id from customer_order where checkout_id = ?) and kind in ('receipt', 'form-link') group by kind`,
          [keys.session],
        );
        expect(emails.every(({ n }) => n === 1)).toBe(true);
      },
    ),
    { numRuns: RUNS },
  );
});

/**
 * A second node: its own connections and module state on the same database.
 * PGlite supports one node only.
 */
async function secondNode() {
  const base = await testBase();
  if (!inject('postgresUrl' as never)) return { app: t.app, close: async () => {} };
  const config = loadConfig({ ...base.env, ...ENV });
  const deps = await createDeps(config, { clock: base.clock, logger: testLogger() });
  await deps.startJobs();
  return { app: createApp(deps), close: () => deps.close() };
}

it(`SEC-11 ${DELIVERIES} deliveries of one event, 32 at a time, to two nodes make one order, one commission, one email`, async () => {
  const affiliate = await makeAffiliate(t);
  const node = await secondNode();
  try {
    const event = stripe.sessionEvent(stripe.pay({ reference: `affiliate_${affiliate.id}` }), 'completed');
    const { body, headers } = delivery(event);
    const callers = [createCaller(t.app), createCaller(node.app)];
    let left = DELIVERIES;
    const statuses = new Map<number, number>();
    const work = async (index: number) => {
      while (left-- > 0) {
        const response = await callers[index % 2]?.call('/api/webhooks/stripe', {
          method: 'POST',
          raw: body,
          headers,
        });
        statuses.set(response?.status ?? 0, (statuses.get(response?.status ?? 0) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 32 }, (_, index) => work(index)));
    // Under load a delivery may get 503, and the provider retries; no other status is allowed.
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    const counts = await t.sql<{ orders: number; commissions: number; receipts: number; events: number }>(
      `select (select count(*)::int from customer_order) as orders, (select count(*)::int from commission) as commissions,
         (select count(*)::int from mail_message where kind = 'receipt') as receipts, (select count(*)::int from webhook_event) as events`,
    );
    expect(counts).toEqual([{ orders: 1, commissions: 1, receipts: 1, events: 1 }]);
  } finally {
    await node.close();
  }
});

it('SEC-12 different events of one payment at the same time on two nodes end in the same state', async () => {
  const affiliate = await makeAffiliate(t);
  const node = await secondNode();
  try {
    const life: Scenario = {
      currency: 'eur',
      amountMinor: 28_000,
      onList: true,
      sale: 'paid-later',
      refunds: [
        { minor: 1, fails: 'never' },
        { minor: 9999, fails: 'soon' },
        { minor: 9999, fails: 'late' },
        { minor: 5000, fails: 'never' },
      ],
      disputes: ['won', 'inquiry'],
    };
    for (let round = 0; round < 3; round++) {
      const { events, keys } = eventsOf(life, `affiliate_${affiliate.id}`);
      const callers = [createCaller(t.app), createCaller(node.app)];
      await Promise.all(
        events.map(async (event, index) => {
          const { body, headers } = delivery(event);
          for (let attempt = 0; attempt < 20; attempt++) {
            const response = await callers[index % 2]?.call('/api/webhooks/stripe', {
              method: 'POST',
              raw: body,
              headers,
            });
            if (response?.status === 200) return;
          }
          throw new Error('never accepted');
        }),
      );
      expect(await resultOf(keys.session)).toEqual(expectedOf(life));
    }
  } finally {
    await node.close();
  }
});
