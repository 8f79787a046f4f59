import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeAffiliate, makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

describe('the dashboard', () => {
  test('revenue by day is payments minus refunds, per currency', async () => {
    const staff = await t.asAdmin('staff');
    await makeOrder(t, { amount: '250' });
    await makeOrder(t, { amount: '280', currency: 'eur' });
    await makeOrder(t, { amount: '99', status: 'pending' });
    await makeOrder(t, { amount: 'on account' });
    const { days, currencies } = await staff.api.dashboard.daily.query({ days: 30 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ orders: 4, paid: 3, revenue: { usd: 25_000, eur: 28_000 } });
    expect(currencies).toEqual(['eur', 'usd']);
  });

  test('the days before a period are as many, and end where it begins', async () => {
    const staff = await t.asAdmin('staff');
    await makeOrder(t, { amount: '250' });
    t.clock.advance(30 * 86_400_000);
    await makeOrder(t, { amount: '100' });
    const { days, previous } = await staff.api.dashboard.daily.query({ days: 30 });
    expect(previous).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ orders: 1, revenue: { usd: 10_000 } });
    expect(previous.at(-1)).toMatchObject({ orders: 1, revenue: { usd: 25_000 } });
    expect(Date.parse(days[0]?.day ?? '') - Date.parse(previous.at(-1)?.day ?? '')).toBe(86_400_000);
  });

  test('a landing page’s orders are the paid ones that came from a visit to it', async () => {
    const staff = await t.asAdmin('staff');
    const affiliate = await makeAffiliate(t);
    const visitor = t.asVisitor({ ip: '198.51.100.9' });
    await visitor.post('/api/referrals/visit', { code: affiliate.referralCode, path: '/plumber' });
    const [click] = await t.sql<{ landing_path: string }>('select landing_path from referral_click');
    await makePaidCheckout(t, { code: affiliate.referralCode });
    await t.sql(
      `update customer_order set attribution = jsonb_set(attribution, '{landingPath}', '"/plumber"')`,
    );
    const landings = await staff.api.adminAffiliates.landings.query({ days: 30 });
    expect(landings).toEqual([{ path: '/plumber', visits: click ? 1 : 0, orders: 1 }]);
    expect(await staff.api.adminAffiliates.best.query({ days: 30 })).toMatchObject([
      { id: affiliate.id, orders: 1, commission: [{ currency: 'usd', amountMinor: 2500 }] },
    ]);
  });

  test('action items are counted and linked, and an empty list shows nothing', async () => {
    const staff = await t.asAdmin('staff');
    expect(await staff.api.dashboard.actionItems.query()).toEqual([]);
    await makePaidCheckout(t);
    await makeOrder(t);
    t.clock.advance(3 * 86_400_000 + 60_000);
    const actionItems = await staff.api.dashboard.actionItems.query();
    expect(actionItems.map(({ text }) => text)).toEqual([
      '1 paid order: form link not sent',
      '1 paid order without a form for 3 days',
    ]);
  });

  test('the admin area warns that the embedded database needs backups, and shows the time of the last one', async () => {
    const staff = await t.asAdmin('staff');
    const isEmbedded = t.deps.db.engine === 'pglite';
    expect(await staff.api.dashboard.storage.query()).toEqual({ isEmbedded, savedAt: null });
    const snapshotDir = path.join(t.deps.config.dataDir, 'snapshots');
    mkdirSync(snapshotDir, { recursive: true });
    writeFileSync(path.join(snapshotDir, 'snapshot-2026-11-20T18-15-00Z.tar.gz'), '');
    writeFileSync(path.join(snapshotDir, 'before-migration-2026-11-20T19-00-00Z.tar.gz'), '');
    const savedAt = isEmbedded ? new Date('2026-11-20T18:15:00Z') : null;
    expect(await staff.api.dashboard.storage.query()).toEqual({ isEmbedded, savedAt });
    rmSync(snapshotDir, { recursive: true });
  });

  test('the palette finds records by order number and by part of a name or address', async () => {
    const staff = await t.asAdmin('staff');
    const order = await makeOrder(t, { customerName: 'Agnes Hollow', customerEmail: 'agnes@hollow.example' });
    await makeAffiliate(t, { name: 'Hollow Partners' });
    expect((await staff.api.dashboard.search.query({ q: `#${order.id}` })).map(({ href }) => href)).toEqual([
      `/admin/orders/${order.id}`,
    ]);
    expect((await staff.api.dashboard.search.query({ q: 'HOLLOW' })).map(({ kind }) => kind)).toEqual([
      'order',
      'affiliate',
    ]);
    expect(await staff.api.dashboard.search.query({ q: '%%' })).toEqual([]);
  });
});
