/** Two transactions that change the same commissions at the same time. */
import { beforeEach, expect, it, type TestContext } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { changeOrderStatus, lockOrder } from '#server/modules/sale/order/order.service.ts';
import { ADMIN, type MadeAffiliate } from '#server/testing/factories.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { settledOrWaiting } from '#server/testing/wait/waiting-for-lock.ts';
import { lockCommissions } from '../account/affiliate-rows.service.ts';
import { createRun } from '../payout/payout.service.ts';
import { markPaid } from '../payout/payout-line.service.ts';
import { rejectCommission } from './commission.router.ts';
import { adjustForRefund } from './commission.service.ts';

let t: TestApp;
let affiliate: MadeAffiliate;
let orderId: number;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.advance(-40 * 86_400_000);
  affiliate = await makeAffiliateWithLogin(t);
  orderId = (await sellFor(t, affiliate)).id;
  t.clock.reset();
});

const needsTwoConnections = (test: TestContext) =>
  test.skip(
    t.deps.db.engine === 'pglite',
    'the embedded database has one connection: nothing runs at the same time',
  );

it('a payout run that holds commissions does not block ledger entries that reference them', async (test) => {
  needsTwoConnections(test);
  await inTransaction(t.context(), async (ctx) => {
    const [row] = await lockCommissions(ctx, (eb) => eb('orderId', '=', orderId));
    // A lock that excludes foreign key checks would end this with the statement timeout.
    await t.sql(
      `insert into ledger_entry (transfer_id, kind, account, currency, amount_minor, order_id, commission_id, created_at)
       select 'x', 'commission', account, 'usd', amount, ?, ?, now()
       from (values ('commission_expense', 1), ('affiliate:1', -1)) as entries (account, amount)`,
      [orderId, row?.id],
    );
  });
});

it('L14: a refund that meets the rejection of another line of its order waits and counts the rejection', async (test) => {
  needsTwoConnections(test);
  const admin = t.context(ADMIN);
  const { lines } = await createRun(admin, { label: null, minimumMinor: 0 });
  await markPaid(admin, { lineIds: [Number(lines[0]?.id)], paidOn: '2026-01-02', reference: 'first payout' });
  for (const status of ['cancelled', 'paid'] as const)
    await changeOrderStatus(t.context(ADMIN), { id: orderId, status, reason: null });
  const [restored] = await t.sql<{ id: number }>(
    `select id from commission where kind = 'reversal' and amount_minor > 0`,
  );
  let refund: Promise<unknown> = Promise.resolve();
  await inTransaction(t.context(ADMIN), async (ctx) => {
    await rejectCommission(ctx, { id: Number(restored?.id), reason: 'The buyer never had the site' });
    refund = inTransaction(t.context(), async (inner) => {
      const order = await lockOrder(inner, orderId);
      await adjustForRefund(inner, { ...order, refundedMinor: 12_500 }, 'Half of it was refunded.');
    });
    await settledOrWaiting(t, refund);
  });
  await refund;
  expect(
    await t.sql(`select sum(amount_minor)::int as total from commission where status <> 'cancelled'`),
  ).toEqual([{ total: 0 }]);
});
