/** Every figure of an affiliate’s dashboard and statement equals the sum of its rows. */
import { beforeEach, expect, test } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { type MadeAffiliate, makeAffiliate } from '#server/testing/factories.ts';
import { WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { makeFigureHistory, readExplanation, sumsOf } from '#server/testing/figures.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { setUpFakeStripe } from '#server/testing/webhooks.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import type { CurrencySum } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { AFFILIATE_FIGURES, type AffiliateFigure } from '#src/domain/affiliate/account/affiliate-figures.ts';
import type { PayoutFigure } from '#src/domain/affiliate/payout/payout-figures.ts';
import { nominalText, rateText } from '#src/domain/office/explain/figure-text.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
let me: MadeAffiliate;
let caller: Caller;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  ({ me } = await makeFigureHistory(t, stripe));
  caller = await t.asAffiliate(me.id);
});

type Limits = { of?: string; from?: string | undefined; to?: string | undefined };
const whole = (figure: AffiliateFigure, limits: Limits = {}) =>
  readExplanation((page) =>
    caller.api.affiliates.explain.query({ affiliateId: me.id, figure, ...limits, ...page }),
  );
const count = async (figure: AffiliateFigure, limits?: Limits) =>
  (await whole(figure, limits)).parts[0]?.rows;
const record = (sums: readonly CurrencySum[]) =>
  Object.fromEntries(
    sums.filter(({ amountMinor }) => amountMinor !== 0).map((sum) => [sum.currency, sum.amountMinor]),
  );

test('the cards: whole, and each currency', async () => {
  const { stats } = await caller.api.affiliates.dashboard.query({ affiliateId: me.id });
  expect(stats.byCurrency.map(({ currency }) => currency)).toEqual(['eur', 'gbp', 'usd']);
  expect(await count('referrals')).toBe(stats.totalReferrals);
  for (const [figure, amount, key] of [
    ['earnings', stats.totalEarnings, 'total'],
    ['pending', stats.pendingEarnings, 'pending'],
    ['paid-out', stats.paidEarnings, 'paid'],
  ] as const) {
    const { rows, total } = await whole(figure);
    const minor = Math.round(amount * 100);
    expect([rows[0]?.reduce((sum, { value }) => sum + value, 0), total]).toEqual([
      minor,
      formatMinor(minor, 'usd'),
    ]);
    for (const sums of stats.byCurrency)
      expect(sumsOf(await whole(figure, { of: sums.currency }))[sums.currency] ?? 0).toBe(
        Math.round(sums[key] * 100),
      );
  }
});

test('clicks, orders, conversion and earnings of a period, of the one before, and of each bucket', async () => {
  for (const days of [30, 365] as const) {
    const view = await caller.api.affiliates.performance.query({ affiliateId: me.id, days });
    const dayAfter = (day: string, n: number) =>
      new Date(Date.parse(day) + n * 86_400_000).toISOString().slice(0, 10);
    for (const [period, sums] of [
      [view.days, view],
      [view.previousDays, view.previous],
    ] as const) {
      expect(await count('clicks', period)).toBe(sums.clicks);
      expect(await count('orders', period)).toBe(sums.orders);
      expect(sumsOf(await whole('earned', period))).toEqual(record(sums.earned));
      const conversion = await whole('conversion', period);
      expect(conversion.parts.map(({ rows }) => rows)).toEqual([sums.orders, sums.clicks]);
      expect(conversion.total).toBe(rateText(sums.orders, sums.clicks));
    }
    for (const bucket of view.buckets.filter(({ clicks, orders }) => clicks || orders)) {
      const period = { from: bucket.from, to: dayAfter(bucket.from, view.bucketDays - 1) };
      expect(await count('clicks', period)).toBe(bucket.clicks);
      expect(await count('orders', period)).toBe(bucket.orders);
      const earned = await whole('earned', { ...period, of: 'all' });
      expect(earned.total).toBe(nominalText([{ currency: null, value: bucket.earnedMinor }]));
      expect(earned.rows[0]?.reduce((sum, { value }) => sum + value, 0)).toBe(bucket.earnedMinor);
    }
  }
});

test('the next payout, what comes after it, and the payout calendar', async () => {
  const forecast = await caller.api.affiliates.forecast.query({ affiliateId: me.id });
  const figures = [
    ['due', forecast.due],
    ['in-run', forecast.inRun],
    ['later', forecast.later],
    ['under-review', forecast.underReview],
  ] as const;
  // The day of the month decides whether a sale is due on the next first, or later.
  expect([...forecast.due, ...forecast.later].length).toBeGreaterThan(0);
  expect([forecast.inRun.length, forecast.underReview.length]).toEqual([1, 1]);
  for (const [figure, sums] of figures) {
    expect(sumsOf(await whole(figure))).toEqual(record(sums));
    for (const { currency, amountMinor } of sums)
      expect(sumsOf(await whole(figure, { of: currency }))).toEqual({ [currency]: amountMinor });
  }
  const runs = await caller.api.affiliates.payoutCalendar.query({ affiliateId: me.id });
  const amounts = runs.flatMap(({ on, sums, waiting }) =>
    [...sums, ...waiting].map((sum) => ({ ...sum, day: on.toISOString().slice(0, 10) })),
  );
  expect(amounts.length).toBeGreaterThan(0);
  for (const { day, currency, amountMinor } of amounts)
    expect(sumsOf(await whole('planned', { of: `${day}_${currency}` })), `${day} ${currency}`).toEqual(
      amountMinor === 0 ? {} : { [currency]: amountMinor },
    );
});

test('every amount of the statement’s balance, of all time and of a period', async () => {
  const today = t.clock.now().toISOString().slice(0, 10);
  const recent = new Date(t.clock.now().getTime() - 5 * 86_400_000).toISOString().slice(0, 10);
  for (const period of [{}, { from: recent }, { to: recent }, { from: today, to: today }]) {
    const { balances } = await caller.api.payouts.statement.query({ affiliateId: me.id, ...period });
    expect(balances.length).toBeGreaterThan(2);
    for (const row of balances)
      for (const [figure, amountMinor] of [
        ['statement-earned', row.earnedMinor],
        ['statement-taken-back', row.reversedMinor],
        ['statement-paid-out', row.paidOutMinor],
        ['statement-balance', row.balanceMinor],
      ] as const)
        expect(
          sumsOf(await whole(figure, { ...period, of: row.currency }))[row.currency] ?? 0,
          `${figure} ${row.currency} ${JSON.stringify(period)}`,
        ).toBe(amountMinor);
  }
});

test('owners: what the next run pays to each, and what each planned run pays', async () => {
  const owner = await t.asAdmin('owner');
  const rows = (figure: PayoutFigure, of: string) =>
    readExplanation((page) => owner.api.payouts.explain.query({ figure, of, ...page }));
  t.clock.advance(40 * 86_400_000);
  const { items } = await owner.api.payouts.preview.query({ minimumMinor: 0 });
  expect(items.length).toBeGreaterThan(1);
  for (const { affiliateId, currency, amountMinor } of items)
    expect(sumsOf(await rows('next-run', `${affiliateId}_${currency}`))[currency] ?? 0).toBe(amountMinor);
  t.clock.advance(-40 * 86_400_000);
  await t.sql(`update commission set review_reason = null where status = 'pending'`);
  const runs = await owner.api.payouts.calendar.query();
  const sums = runs.flatMap(({ on, sums }) =>
    sums.map((sum) => ({ ...sum, day: on.toISOString().slice(0, 10) })),
  );
  expect(sums.length).toBeGreaterThan(0);
  for (const { day, currency, amountMinor } of sums)
    expect(sumsOf(await rows('planned-run', `${day}_${currency}`)), day).toEqual({ [currency]: amountMinor });
  const staff = await t.asAdmin('staff');
  for (const stranger of [staff, caller])
    expect(
      await rejection(stranger.api.payouts.explain.query({ figure: 'next-run', of: `${me.id}_usd` })),
    ).toMatchObject({ code: 'FORBIDDEN' });
});

test('rows name no buyer', async () => {
  await t.sql(
    `update customer_order set customer_name = 'Agnes Hollow', customer_email = 'agnes@hollow.example'`,
  );
  for (const figure of ['earnings', 'referrals', 'clicks', 'due', 'later'] as const)
    expect(JSON.stringify(await whole(figure))).not.toMatch(/agnes|hollow/i);
  expect(JSON.stringify(await whole('statement-balance', { of: 'usd' }))).not.toMatch(/agnes|hollow/i);
});

test('another affiliate and an anonymous caller learn nothing; staff see no payouts', async () => {
  const stranger = await t.asAffiliate((await makeAffiliate(t)).id);
  const [staff, owner] = [await t.asAdmin('staff'), await t.asAdmin('owner')];
  const address = (figure: string) =>
    `/api/trpc/affiliates.explain?input=${encodeURIComponent(JSON.stringify({ figure, affiliateId: me.id }))}`;
  const isOpen = (figure: AffiliateFigure) =>
    AFFILIATE_FIGURES.indexOf(figure) < AFFILIATE_FIGURES.indexOf('due');
  for (const figure of AFFILIATE_FIGURES) {
    const input = { figure, affiliateId: me.id, of: figure === 'planned' ? '2026-12-01_usd' : 'usd' };
    expect((await t.asVisitor().get(address(figure))).status, figure).toBe(401);
    expect(await rejection(stranger.api.affiliates.explain.query(input))).toMatchObject({
      code: 'FORBIDDEN',
      message: DASHBOARD_DENIED,
    });
    if (!isOpen(figure))
      expect(await rejection(staff.api.affiliates.explain.query(input))).toMatchObject({
        message: OWNER_ONLY,
      });
  }
  for (const admin of [staff, owner])
    expect(
      (await admin.api.affiliates.explain.query({ figure: 'pending', affiliateId: me.id })).items,
    ).not.toEqual([]);
  expect(
    (await owner.api.affiliates.explain.query({ figure: 'in-run', affiliateId: me.id })).items,
  ).not.toEqual([]);
});
