/** The figures of the affiliate dashboard: cards, chart and next payout. */
import { beforeEach, expect, it } from 'vitest';
import { changeOrderStatus } from '#server/modules/sale/order/order.service.ts';
import { ADMIN, type MadeAffiliate, makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { makePayoutLine } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let me: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp();
  me = await makeAffiliate(t);
});

const sale = (values: Parameters<typeof makeOrder>[1] = {}) =>
  makeOrder(t, { affiliateCode: me.referralCode, ...values });
const asMe = () => t.asAffiliate(me.id);

it('the cards add up what is pending and what is paid per currency, without cancelled sales', async () => {
  const ids: number[] = [];
  for (const currency of ['usd', 'usd', 'usd', 'gbp'] as const) ids.push((await sale({ currency })).id);
  const [paid = 0, cancelled = 0, , foreign = 0] = ids;
  const commissionOf = async (order: number): Promise<number> =>
    (await t.sql<{ id: number }>('select id from commission where order_id = ?', [order]))[0]?.id ?? 0;
  for (const order of [paid, foreign]) {
    const id = await commissionOf(order);
    await t.sql(`update commission set status = 'paid', paid_at = now(), payout_line_id = ? where id = ?`, [
      await makePayoutLine(t, id),
      id,
    ]);
  }
  await changeOrderStatus(t.context(ADMIN), { id: cancelled, status: 'cancelled', reason: null });
  const { stats } = await (await asMe()).api.affiliates.dashboard.query({ affiliateId: me.id });
  expect(stats).toEqual({
    totalReferrals: 4,
    totalEarnings: 75,
    pendingEarnings: 25,
    paidEarnings: 50,
    byCurrency: [
      { currency: 'gbp', total: 25, pending: 0, paid: 25 },
      { currency: 'usd', total: 50, pending: 25, paid: 25 },
    ],
  });
});

it('the buckets are days, or weeks of a year, without a gap, and the last one ends today', async () => {
  t.clock.set(new Date('2026-11-20T10:00:00Z'));
  const caller = await asMe();
  const starts = async (days: 30 | 365) =>
    (await caller.api.affiliates.performance.query({ affiliateId: me.id, days })).buckets.map(
      ({ from }) => from,
    );
  const month = await starts(30);
  expect([month.length, month[0], month[1], month.at(-1)]).toEqual([
    30,
    '2026-10-22',
    '2026-10-23',
    '2026-11-20',
  ]);
  const year = await starts(365);
  expect([year.length, year[0], year[1], year.at(-1)]).toEqual([
    53,
    '2025-11-15',
    '2025-11-22',
    '2026-11-14',
  ]);
});

it('the next payout leaves out a currency whose sales and deductions cancel each other out', async () => {
  t.clock.set(new Date('2026-10-01T10:00:00Z'));
  await sale();
  await sale({ currency: 'gbp' });
  await t.sql(
    `insert into commission (affiliate_id, order_id, kind, currency, amount_minor, original_minor, rate, status, available_at, created_at)
     select affiliate_id, order_id, 'reversal', currency, -amount_minor, -amount_minor, rate, status, available_at, created_at
     from commission where currency = 'gbp'`,
  );
  t.clock.set(new Date('2026-11-20T10:00:00Z'));
  await t.sql(`update affiliate set email_verified_at = now(), paypal_email_encrypted = 'x' where id = ?`, [
    me.id,
  ]);
  const { sums, notYet } = await (await asMe()).api.affiliates.nextPayout.query({ affiliateId: me.id });
  expect([sums, notYet]).toEqual([[{ currency: 'usd', amountMinor: 2500 }], []]);
});
