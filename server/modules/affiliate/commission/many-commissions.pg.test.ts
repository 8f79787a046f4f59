/** Mutation tests leave this file out: its rows take longer than all other tests of the folder. */
import { expect, it } from 'vitest';
import { makeAffiliate } from '#server/testing/factories.ts';
import { makeHistory } from '#server/testing/history.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { apiPaths } from '#src/domain/paths.ts';

// The benchmark measures the time.
it('50,000 clicks and 5,000 commissions are summed in the database, and a page has the requested size', async () => {
  const t = await createTestApp();
  const me = await makeAffiliate(t);
  await makeHistory(t, me.id, { clicks: 50_000, commissions: 5_000 });
  const caller = await t.asAffiliate(me.id);
  expect((await caller.api.affiliates.dashboard.query({ affiliateId: me.id })).stats.totalReferrals).toBe(
    5_000,
  );
  const page = await caller.api.affiliates.commissions.query({ affiliateId: me.id, limit: 25 });
  expect(page.items).toHaveLength(25);
  expect(page.total).toBe(5_000);
});

it('the affiliate’s file has every commission, once', async () => {
  const t = await createTestApp();
  const me = await makeAffiliate(t);
  await makeHistory(t, me.id, { clicks: 1, commissions: 2_100 });
  const caller = await t.asAffiliate(me.id);
  const { text } = await caller.get(apiPaths.commissionsCsv(me.id));
  const [, ...rows] = text.trimEnd().split('\r\n');
  const orders = new Set(rows.map((row) => row.split(',')[1]));
  expect([rows.length, orders.size]).toEqual([2_100, 2_100]);
});
