import { beforeEach, describe, expect, it } from 'vitest';
import { emailMonthlySummaries } from '#server/modules/affiliate/account/monthly-summary.service.ts';
import { changeOrderStatus } from '#server/modules/sale/order/order.service.ts';
import { rejection, rejections } from '#server/testing/callers.ts';
import { ADMIN, type MadeAffiliate, makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { makeHistory } from '#server/testing/history.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { RULE_TEXT } from '#src/domain/affiliate/claim/claim.rules.ts';
import { apiPaths } from '#src/domain/paths.ts';

let t: TestApp;
let me: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp();
  me = await makeAffiliate(t);
});

const sale = (values: Parameters<typeof makeOrder>[1] = {}) =>
  makeOrder(t, { affiliateCode: me.referralCode, ...values });
const asMe = () => t.asAffiliate(me.id);

describe('the dashboard’s stats', () => {
  it('commissions are paginated, newest first, each row exactly once', async () => {
    await makeHistory(t, me.id, { clicks: 0, commissions: 60 });
    const caller = await asMe();
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await caller.api.affiliates.commissions.query({ affiliateId: me.id, limit: 25, cursor });
      expect(page.total).toBe(60);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(60);
  });

  it('clicks, orders, conversion and earnings are counted by day; test visits are not', async () => {
    await makeHistory(t, me.id, { clicks: 40, commissions: 0 });
    await t.sql(
      `update referral_click set is_test = true where id in (select id from referral_click order by id limit 10)`,
    );
    await sale();
    const cancelled = await sale();
    await changeOrderStatus(t.context(ADMIN), { id: cancelled.id, status: 'cancelled', reason: null });
    const year = await (await asMe()).api.affiliates.performance.query({ affiliateId: me.id, days: 365 });
    expect(year).toMatchObject({
      clicks: 30,
      orders: 2,
      earned: [{ currency: 'usd', amountMinor: 2500 }],
      bucketDays: 7,
    });
    expect(year.buckets.reduce((sum, bucket) => sum + bucket.clicks, 0)).toBe(30);
    const month = await (await asMe()).api.affiliates.performance.query({ affiliateId: me.id, days: 30 });
    expect(month.buckets).toHaveLength(30);
    expect(month.buckets.at(-1)).toMatchObject({ orders: 2, earnedMinor: 2500 });
  });

  it('a period is compared with as many days before it', async () => {
    const visited = (daysAgo: number) =>
      t.sql(
        `insert into referral_click (public_id, affiliate_id, visitor_hash, hour_bucket, landing_path, is_test, created_at)
         values (?, ?, ?, ?, '/', false, ?)`,
        [
          `visit${daysAgo}`.padEnd(32, 'a'),
          me.id,
          `visitor ${daysAgo}`,
          daysAgo,
          new Date(t.clock.now().getTime() - daysAgo * 86_400_000),
        ],
      );
    for (const daysAgo of [0, 29, 30, 59, 60]) await visited(daysAgo);
    const sold = t.clock.now();
    t.clock.set(new Date(sold.getTime() - 40 * 86_400_000));
    await sale();
    t.clock.set(sold);
    const month = await (await asMe()).api.affiliates.performance.query({ affiliateId: me.id, days: 30 });
    expect(month).toMatchObject({ clicks: 2, orders: 0, earned: [] });
    expect(month.previous).toEqual({
      clicks: 2,
      orders: 1,
      earned: [{ currency: 'usd', amountMinor: 2500 }],
    });
  });

  it('the next payout shows the amount, the date and what prevents it', async () => {
    t.clock.set(new Date('2026-10-01T10:00:00Z'));
    await sale();
    t.clock.set(new Date('2026-11-20T10:00:00Z'));
    await sale({ currency: 'gbp' });
    const caller = await asMe();
    const nextPayout = () => caller.api.affiliates.nextPayout.query({ affiliateId: me.id });
    const due = [{ currency: 'usd', amountMinor: 2500 }];
    const later = { reason: 'hold', sums: [{ currency: 'gbp', amountMinor: 2500 }] };
    expect(await nextPayout()).toEqual({
      on: new Date('2026-12-01T00:00:00Z'),
      sums: [],
      notYet: [later, { reason: 'unverified', sums: due }],
      held: { reason: 'unverified', text: expect.stringContaining('confirm your email address') },
    });
    await t.sql('update affiliate set email_verified_at = now() where id = ?', [me.id]);
    const held = async () => (await nextPayout()).held;
    expect(await held()).toMatchObject({ reason: 'no-details' });
    await t.sql(`update affiliate set paypal_email_encrypted = 'x', payout_hold_until = ? where id = ?`, [
      new Date('2026-12-02T10:00:00Z'),
      me.id,
    ]);
    expect(await held()).toMatchObject({
      reason: 'changed',
      text: expect.stringContaining('2 December 2026'),
    });
    for (const holdUntil of [new Date('2026-12-01T00:00:00Z'), null]) {
      await t.sql('update affiliate set payout_hold_until = ? where id = ?', [holdUntil, me.id]);
      expect(await nextPayout()).toMatchObject({ sums: due, notYet: [later], held: null });
    }
  });

  it('SEC-02 affiliates cannot read each other’s stats; an admin can', async () => {
    const order = await sale();
    const stranger = await t.asAffiliate((await makeAffiliate(t)).id);
    const calls = (api: typeof stranger.api) => [
      api.affiliates.commissions.query({ affiliateId: me.id }),
      api.affiliates.performance.query({ affiliateId: me.id, days: 30 }),
      api.affiliates.nextPayout.query({ affiliateId: me.id }),
      api.affiliates.visitCount.query({ affiliateId: me.id }),
      api.affiliates.receipt.query({ affiliateId: me.id, orderId: order.id }),
    ];
    for (const rejected of await rejections(calls(stranger.api)))
      expect(rejected).toMatchObject({ httpStatus: 403, message: DASHBOARD_DENIED });
    expect((await stranger.get(apiPaths.commissionsCsv(me.id))).status).toBe(403);
    for (const rejected of await rejections(calls(t.asVisitor().api)))
      expect(rejected).toMatchObject({ httpStatus: 401 });
    for (const call of calls((await t.asAdmin('owner')).api)) await expect(call).resolves.toBeTruthy();
  });

  it('a receipt shows click, page, rule, rate and hold, and masks the buyer', async () => {
    const order = await sale({ customerName: 'Agnes Hollow', customerEmail: 'agnes@hollow.example' });
    await t.sql(`update customer_order set attribution = ?::jsonb where id = ?`, [
      JSON.stringify({
        rule: 'cookie',
        affiliateId: me.id,
        code: me.referralCode,
        clickAt: '2026-11-01T10:00:00.000Z',
        landingPath: '/restaurant',
        referrerHost: 'news.example',
      }),
      order.id,
    ]);
    const receipt = await (await asMe()).api.affiliates.receipt.query({
      affiliateId: me.id,
      orderId: order.id,
    });
    expect(receipt).toMatchObject({
      order: { buyer: 'A. H.', amount: '250' },
      attribution: {
        ruleText: RULE_TEXT.cookie,
        clickAt: new Date('2026-11-01T10:00:00Z'),
        landingPath: '/restaurant',
        referrerHost: 'news.example',
      },
      lines: [{ kind: 'earned', amount: '25.00', rate: '10', status: 'pending' }],
    });
    expect(JSON.stringify(receipt)).not.toMatch(/Hollow|hollow/);
    const stranger = await makeAffiliate(t);
    const call = (await t.asAffiliate(stranger.id)).api.affiliates.receipt.query({
      affiliateId: stranger.id,
      orderId: order.id,
    });
    expect(await rejection(call)).toMatchObject({ httpStatus: 404 });
  });

  it('the CSV contains every row and neutralises formulas', async () => {
    const order = await sale();
    await t.sql(
      `update commission set status = 'cancelled', cancel_reason = '=HYPERLINK("x")' where order_id = ?`,
      [order.id],
    );
    const { text: csv, headers } = await (await asMe()).get(apiPaths.commissionsCsv(me.id));
    expect(headers.get('content-disposition')).toMatch(/"commissions-\d{4}-\d\d-\d\d\.csv"$/);
    expect(csv).toContain('Date,Order ID,Commission,Currency,Rate,Status');
    expect(csv).toContain(`,${order.id},25.00,USD,10%,cancelled,`);
    expect(csv).not.toMatch(/(^|,)"?=HYPERLINK/m);
  });
});

describe('the monthly summary', () => {
  it('is sent once, to verified affiliates who had activity in the month', async () => {
    t.clock.set(new Date('2026-10-10T10:00:00Z'));
    await sale();
    const quiet = await makeAffiliate(t);
    const unverified = await makeAffiliate(t);
    await sale({ affiliateCode: unverified.referralCode });
    await t.sql('update affiliate set email_verified_at = now() where id in (?, ?)', [me.id, quiet.id]);
    t.clock.set(new Date('2026-11-01T14:00:00Z'));
    expect(await emailMonthlySummaries(t.context())).toBe(1);
    expect(await emailMonthlySummaries(t.context())).toBe(0);
    const emails = (await t.emails()).filter(
      ({ subject }) => subject === 'Your affiliate summary for October 2026',
    );
    expect(emails).toMatchObject([{ to: me.email }]);
    expect(emails[0]?.text).toContain('Orders: 1');
    expect(emails[0]?.text).toContain('Earned: $25.00');
  });
});
