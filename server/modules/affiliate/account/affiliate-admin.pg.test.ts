import { beforeEach, describe, expect, test } from 'vitest';
import { rejection } from '#server/testing/callers.ts';
import { makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const auditOf = (action: string) =>
  t.sql<{ before: unknown; after: unknown }>('select before, after from audit_log where action = ?', [
    action,
  ]);
const balance = async (id: number) =>
  Number(
    (
      await t.sql<{ n: string }>(
        'select coalesce(sum(amount_minor), 0) as n from ledger_entry where account = ?',
        [`affiliate:${id}`],
      )
    )[0]?.n,
  );

describe('affiliates in the admin area', () => {
  test('a new rate applies to later sales: earlier commissions keep theirs', async () => {
    const owner = await t.asAdmin('owner');
    const affiliate = await makeAffiliate(t);
    await makePaidCheckout(t, { code: affiliate.referralCode });
    await owner.api.adminAffiliates.setRate.mutate({
      id: affiliate.id,
      rate: '12.50',
      reason: 'Ten sales in a month',
    });
    const changed = await owner.api.adminAffiliates.one.query({ id: affiliate.id });
    expect(changed.commissionRate).toBe('12.5');
    await makePaidCheckout(t, { code: affiliate.referralCode });
    const { items } = await owner.api.commissions.list.query({ affiliateId: affiliate.id });
    expect(items.map(({ amountMinor, rate }) => [amountMinor, rate])).toEqual([
      [3125, '12.5'],
      [2500, '10'],
    ]);
    expect(await auditOf('affiliate.rate')).toEqual([
      { before: { rate: '10' }, after: { rate: '12.5', reason: 'Ten sales in a month' } },
    ]);
    for (const rate of ['-1', '101', '10.555', 'ten', '1e1'])
      expect(
        (
          await rejection(
            owner.api.adminAffiliates.setRate.mutate({ id: affiliate.id, rate, reason: 'why not' }),
          )
        ).code,
      ).toBe('VALIDATION');
    expect(
      (
        await rejection(
          owner.api.adminAffiliates.setRate.mutate({ id: affiliate.id, rate: '9', reason: ' ' }),
        )
      ).message,
    ).toBe('Give a reason.');
  });

  test('a paused affiliate earns nothing from then on and can sign in; a closed one cannot', async () => {
    const owner = await t.asAdmin('staff');
    const affiliate = await makeAffiliate(t);
    const session = await t.asAffiliate(affiliate.id);
    await owner.api.adminAffiliates.setStatus.mutate({
      id: affiliate.id,
      status: 'paused',
      reason: 'Asked for a break',
    });
    await makePaidCheckout(t, { code: affiliate.referralCode });
    expect((await owner.api.commissions.list.query({})).total).toBe(0);
    expect((await session.get(`/api/affiliates/${affiliate.id}/dashboard`)).status).toBe(200);
    const stale = { id: affiliate.id, status: 'closed', expectedStatus: 'active', reason: 'Left' } as const;
    expect((await rejection(owner.api.adminAffiliates.setStatus.mutate(stale))).httpStatus).toBe(409);
    await owner.api.adminAffiliates.setStatus.mutate({ ...stale, expectedStatus: 'paused' });
    expect((await session.get(`/api/affiliates/${affiliate.id}/dashboard`)).status).toBe(401);
    expect(await auditOf('affiliate.status')).toHaveLength(2);
  });

  test('the list counts sales and sums per currency, and can be searched and filtered', async () => {
    const staff = await t.asAdmin('staff');
    const affiliate = await makeAffiliate(t, { name: 'Harbour Lane' });
    await makeAffiliate(t, { name: 'Somebody Else' });
    await makePaidCheckout(t, { code: affiliate.referralCode });
    await makePaidCheckout(t, { code: affiliate.referralCode, currency: 'eur', amountMinor: 28_000 });
    await t.sql(`update commission set review_reason = 'a look' where currency = 'eur'`);
    const { items, total } = await staff.api.adminAffiliates.list.query({ q: 'harbour' });
    expect([total, items[0]?.sales, items[0]?.earned]).toEqual([
      1,
      2,
      [
        { currency: 'eur', pendingMinor: 2800, reviewMinor: 2800, paidMinor: 0 },
        { currency: 'usd', pendingMinor: 2500, reviewMinor: 0, paidMinor: 0 },
      ],
    ]);
    expect(
      (await staff.api.adminAffiliates.list.query({ sort: '-name' })).items.map(({ name }) => name),
    ).toEqual(['Somebody Else', 'Harbour Lane']);
    expect((await staff.api.adminAffiliates.list.query({ status: 'paused' })).total).toBe(0);
    expect((await staff.api.commissions.list.query({ q: 'harbour' })).total).toBe(2);
    expect((await staff.api.commissions.list.query({ q: 'somebody' })).total).toBe(0);
  });

  test('payout details are masked for everyone', async () => {
    const owner = await t.asAdmin('owner');
    const affiliate = await makeAffiliate(t, { paypalEmail: 'accounts@harbourlane.example' });
    const view = await owner.api.adminAffiliates.one.query({ id: affiliate.id });
    expect(view.payoutTo).toBe('a•••••@harbourlane.example');
    expect(JSON.stringify(view)).not.toContain('accounts@');
  });
});

describe('the review queue', () => {
  async function selfReferral() {
    const affiliate = await makeAffiliate(t, { email: 'me@ownfirm.example' });
    const order = await makePaidCheckout(t, {
      code: affiliate.referralCode,
      customerEmail: 'me@ownfirm.example',
    });
    const staff = await t.asAdmin('staff');
    const [held] = (await staff.api.commissions.list.query({ stage: 'review' })).items;
    return { partner: affiliate, order, staff, id: held?.id ?? 0, held };
  }

  test('a released commission is paid like any other, and the affiliate is notified', async () => {
    const { staff, id, held } = await selfReferral();
    const owner = await t.asAdmin('owner');
    expect(held?.reviewReason).toBeTruthy();
    await owner.api.commissions.release.mutate({ id, reason: 'Bought for a client' });
    expect((await staff.api.commissions.list.query({ stage: 'hold' })).items.map((row) => row.id)).toEqual([
      id,
    ]);
    expect((await t.emails()).at(-1)?.subject).toContain('was approved');
    expect((await rejection(owner.api.commissions.release.mutate({ id, reason: 'again' }))).httpStatus).toBe(
      409,
    );
    expect(await auditOf('commission.release')).toHaveLength(1);
  });

  test('a rejected commission stays at zero: the ledger agrees, and a later refund does not restore it', async () => {
    const { staff, id, order, partner: affiliate } = await selfReferral();
    const owner = await t.asAdmin('owner');
    await staff.api.commissions.reject.mutate({ id, reason: 'Own purchase' });
    expect(await balance(affiliate.id)).toBe(0);
    await owner.api.orders.setStatus.mutate({ id: order.id, status: 'cancelled' });
    await owner.api.orders.setStatus.mutate({ id: order.id, status: 'paid' });
    const { items } = await staff.api.commissions.list.query({});
    expect(items.map(({ stage, cancelReason }) => [stage, cancelReason])).toEqual([
      ['cancelled', 'Own purchase'],
    ]);
    expect(await balance(affiliate.id)).toBe(0);
    expect(
      (await t.emails()).filter(({ subject }) => subject.startsWith('No commission on order')),
    ).toHaveLength(1);
  });

  test('the sale of an affiliate who may buy for clients is not held', async () => {
    const [owner, staff] = [await t.asAdmin('owner'), await t.asAdmin('staff')];
    const affiliate = await makeAffiliate(t, { email: 'agency@ownfirm.example' });
    await owner.api.adminAffiliates.setMayBuyForClients.mutate({ id: affiliate.id, mayBuyForClients: true });
    await makePaidCheckout(t, { code: affiliate.referralCode, customerEmail: 'agency@ownfirm.example' });
    expect((await staff.api.commissions.list.query({ stage: 'review' })).total).toBe(0);
  });
});
