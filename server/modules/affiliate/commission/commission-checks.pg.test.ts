import { expect, it } from 'vitest';
import { kysely } from '#server/database/kysely.ts';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { commissionTarget } from '#src/domain/affiliate/commission/commission.rules.ts';
import { orderCommissions } from './affiliate-checks.service.ts';

it('rule and SQL agree on what the commissions of every order should sum to, to the cent', async () => {
  const t = await createTestApp();
  const me = await makeAffiliate(t);
  for (let n = 0; n < 36; n += 1) await makeOrder(t, { affiliateCode: me.referralCode, amount: '250' });
  // Every combination of amount, refunded share, status and rejected row, with an adjustment.
  const numbered =
    'with numbered as (select id, row_number() over (order by id) - 1 as n from customer_order)';
  await t.sql(
    `${numbered} update customer_order o set amount_minor = case n % 3 when 0 then 25000 when 1 then 333 else 1 end,
       refunded_minor = case n / 3 % 3 when 0 then 0 when 1 then 1 else (case n % 3 when 0 then 12345 when 1 then 333 else 0 end) end,
       status = case n / 9 % 4 when 0 then 'cancelled' else 'paid' end
     from numbered where numbered.id = o.id`,
  );
  await t.sql(
    `${numbered} insert into commission (affiliate_id, order_id, kind, currency, amount_minor, original_minor, rate, status,
       available_at, cancel_reason, rejected_at, created_at)
     select affiliate_id, order_id, 'reversal', 'usd', 7, 7, '10', case when n >= 18 then 'cancelled' else 'pending' end,
       now(), 'c', case when n >= 18 then now() end, now() from commission join numbered on numbered.id = order_id`,
  );
  // Fewer rows than the sale is worth, so that a rejected amount stays out.
  await t.sql(
    `${numbered} update commission set amount_minor = 20 from numbered where n >= 27 and numbered.id = order_id and kind = 'earned'`,
  );
  await t.sql(
    `${numbered} update commission set status = 'cancelled', cancel_reason = 'c', rejected_at = now()
     from numbered where n % 5 = 4 and numbered.id = order_id and kind = 'earned'`,
  );
  const db = kysely(t.em());
  const found = await orderCommissions(t.context()).execute();
  const orders = await db.selectFrom('customer_order').selectAll().execute();
  const rows = await db.selectFrom('commission').selectAll().execute();
  expect(found).toHaveLength(36);
  for (const { id, actual, expected } of found) {
    const own = rows.filter(({ orderId }) => orderId === id);
    const earned = own.find(({ kind }) => kind === 'earned');
    const order = orders.find((row) => row.id === id);
    if (!earned || !order) throw new Error(`order ${id} has no commission`);
    const totalMinor = own.reduce(
      (sum, row) => (row.status === 'cancelled' ? sum : sum + row.amountMinor),
      0,
    );
    expect(actual).toBe(totalMinor);
    expect(expected, JSON.stringify({ order, own })).toBe(
      commissionTarget(order, {
        originalMinor: earned.originalMinor,
        totalMinor,
        isRejected: earned.rejectedAt !== null,
        hasRejected: own.some(({ rejectedAt }) => rejectedAt !== null),
      }),
    );
  }
  expect(new Set(found.map(({ expected }) => expected)).size).toBeGreaterThanOrEqual(4);
});
