/** The ledger: balanced transfers, revenue that is posted once, and an affiliate's account. */
import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { type MadeAffiliate, makeAffiliate, makeOrder, makePaidCheckout } from '#server/testing/factories.ts';
import { makePayoutLine } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { affiliateMovements, postLedger, syncSaleEntry } from './ledger.service.ts';

let t: TestApp;
let affiliate: MadeAffiliate;
let order: { id: number; currency: 'eur' };
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
  affiliate = await makeAffiliate(t);
  order = { id: (await makeOrder(t, { status: 'pending', currency: 'eur' })).id, currency: 'eur' };
});

const post = (...transfer: [kind: 'commission' | 'payout', entries: [string, number][]]) =>
  inTransaction(t.context(), (ctx) =>
    postLedger(ctx, transfer[0], 'eur', transfer[1], { orderId: order.id }),
  );
const sync = (netMinor: number) => inTransaction(t.context(), (ctx) => syncSaleEntry(ctx, order, netMinor));
const entries = async () =>
  (
    await t.sql<{ kind: string; account: string; currency: string; amount: number }>(
      'select kind, account, currency, amount_minor as amount from ledger_entry order by id',
    )
  ).map(({ kind, account, currency, amount }) => [kind, account, currency, amount]);

it('a transfer that does not balance is an error, and nothing of it is recorded', async () => {
  await expect(
    post('commission', [
      ['commission_expense', 2500],
      [`affiliate:${affiliate.id}`, -2499],
    ]),
  ).rejects.toThrow('a commission transfer does not balance: 1');
  expect(await entries()).toEqual([]);
});

it('accounts that do not change get no entry, and a transfer of nothing records nothing', async () => {
  await post('commission', [
    ['commission_expense', 2500],
    ['payouts', 0],
    [`affiliate:${affiliate.id}`, -2500],
  ]);
  await post('commission', [
    ['commission_expense', 0],
    [`affiliate:${affiliate.id}`, 0],
  ]);
  expect(await entries()).toEqual([
    ['commission', 'commission_expense', 'eur', 2500],
    ['commission', `affiliate:${affiliate.id}`, 'eur', -2500],
  ]);
});

it('the revenue of an order is posted once; later changes post only the difference', async () => {
  for (const netMinor of [25_000, 25_000, 10_000, 12_000, 0]) await sync(netMinor);
  expect(await entries()).toEqual([
    ['sale', 'payments', 'eur', 25_000],
    ['sale', 'sales', 'eur', -25_000],
    ['refund', 'payments', 'eur', -15_000],
    ['refund', 'sales', 'eur', 15_000],
    ['sale', 'payments', 'eur', 2000],
    ['sale', 'sales', 'eur', -2000],
    ['refund', 'payments', 'eur', -12_000],
    ['refund', 'sales', 'eur', 12_000],
  ]);
});

it('the entries of one transfer share its id and time, and name their order', async () => {
  await sync(25_000);
  await sync(10_000);
  const rows = await t.sql<{ transfer: string; order: number; at: string }>(
    'select transfer_id as transfer, order_id as order, created_at as at from ledger_entry order by id',
  );
  expect(rows.map(({ transfer }) => rows.findIndex((row) => row.transfer === transfer))).toEqual([
    0, 0, 2, 2,
  ]);
  expect(new Set(rows.map((row) => row.order))).toEqual(new Set([order.id]));
  expect(rows.map(({ at }) => new Date(at))).toEqual(Array(4).fill(t.clock.now()));
});

it('an entry names the commission or the payout that it is about', async () => {
  const sale = await makePaidCheckout(t, { code: affiliate.referralCode });
  const [commission] = await t.sql<{ id: number }>('select id from commission');
  const payoutLineId = await makePayoutLine(t, commission?.id ?? 0);
  await inTransaction(t.context(), (ctx) =>
    postLedger(
      ctx,
      'payout',
      'usd',
      [
        [`affiliate:${affiliate.id}`, 2500],
        ['payouts', -2500],
      ],
      { payoutLineId },
    ),
  );
  const named = await t.sql(
    `select kind, order_id, commission_id, payout_line_id from ledger_entry where account like 'affiliate:%' order by id`,
  );
  expect(named).toEqual([
    { kind: 'commission', order_id: sale.id, commission_id: commission?.id, payout_line_id: null },
    { kind: 'payout', order_id: null, commission_id: null, payout_line_id: payoutLineId },
  ]);
});

it('an affiliate’s account lists what the affiliate is owed, oldest first, and no other account', async () => {
  const first = t.clock.now();
  await post('commission', [
    ['commission_expense', 2500],
    [`affiliate:${affiliate.id}`, -2500],
  ]);
  await post('commission', [
    ['commission_expense', 100],
    [`affiliate:${affiliate.id}0`, -100],
  ]);
  t.clock.advance(1000);
  await post('payout', [
    [`affiliate:${affiliate.id}`, 2000],
    ['payouts', -2000],
  ]);
  const shared = { currency: 'eur', orderId: order.id, payoutLineId: null };
  expect(await affiliateMovements(t.context(), affiliate.id)).toEqual([
    { ...shared, at: first, kind: 'commission', amountMinor: 2500 },
    { ...shared, at: t.clock.now(), kind: 'payout', amountMinor: -2000 },
  ]);
});
