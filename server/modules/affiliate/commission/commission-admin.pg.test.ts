/** The list of commissions in the admin area, and its files. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { ADMIN, type MadeAffiliate, makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { makePayoutLine } from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { asProgram } from '#server/testing/tokens.ts';
import {
  COMMISSION_STAGES,
  type CommissionStage,
} from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { payoutOf } from '#src/domain/affiliate/payout/payout.rules.ts';
import { commissionsCsv } from './commission-view.service.ts';

let t: TestApp;
let affiliate: MadeAffiliate;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  affiliate = await makeAffiliate(t, { name: 'Nell Hart' });
  owner = await t.asAdmin('owner');
});

type Filter = Parameters<Caller['api']['commissions']['list']['query']>[0];
const list = async (filter: Filter = {}) => (await owner.api.commissions.list.query(filter)).items;
const sell = async (values: Parameters<typeof makePaidCheckout>[1] = {}): Promise<number> => {
  const { id } = await makePaidCheckout(t, { code: affiliate.referralCode, ...values });
  const [row] = await t.sql<{ id: number }>('select id from commission where order_id = ?', [id]);
  return row?.id ?? 0;
};
const change = (id: number, changes: string) => t.sql(`update commission set ${changes} where id = ?`, [id]);

describe('the list', () => {
  it('each stage lists its own commissions and no other', async () => {
    const ids = {} as Record<CommissionStage, number>;
    for (const stage of COMMISSION_STAGES) ids[stage] = await sell();
    await change(ids.review, `review_reason = 'a look'`);
    await change(ids.payable, `available_at = created_at`);
    await change(
      ids['in payout'],
      `payout_line_id = ${await makePayoutLine(t, ids['in payout'])}, review_reason = 'x'`,
    );
    await change(
      ids.paid,
      `status = 'paid', paid_at = now(), payout_line_id = ${await makePayoutLine(t, ids.paid)}`,
    );
    await change(ids.cancelled, `status = 'cancelled', cancel_reason = 'given back'`);
    for (const stage of COMMISSION_STAGES)
      expect(
        (await list({ stage })).map((row) => [row.id, row.stage]),
        stage,
      ).toEqual([[ids[stage], stage]]);
    expect(await list()).toHaveLength(COMMISSION_STAGES.length);
  });

  it('a row carries the affiliate, the order and the amounts', async () => {
    t.clock.freeze();
    const id = await sell({ currency: 'eur', amountMinor: 28_000 });
    const [order] = await t.sql<{ id: number }>('select id from customer_order');
    expect(await list()).toMatchObject([
      {
        id,
        affiliateId: affiliate.id,
        affiliateName: 'Nell Hart',
        orderId: order?.id,
        kind: 'earned',
        currency: 'eur',
        amountMinor: 2800,
        originalMinor: 2800,
        rate: '10',
        status: 'pending',
        stage: 'hold',
        reviewReason: null,
        cancelReason: null,
        paidAt: null,
        createdAt: t.clock.now(),
      },
    ]);
  });

  it('names the buyer of a sale under review to staff, but not to a program', async () => {
    const [held] = [await sell(), await sell()];
    await change(held, `review_reason = 'a look'`);
    const [order] = await t.sql<{ customer_name: string; customer_email: string }>(
      'select o.customer_name, o.customer_email from customer_order o join commission c on c.order_id = o.id where c.id = ?',
      [held],
    );
    const buyersOf = (rows: readonly { id: number; buyer?: unknown }[]) =>
      rows.filter(({ buyer }) => buyer).map(({ id, buyer }) => ({ id, buyer }));
    expect(buyersOf(await list())).toEqual([
      { id: held, buyer: { name: order?.customer_name, email: order?.customer_email } },
    ]);
    const { body } = await (await asProgram(t, ['commissions:read'])).get('/api/commissions');
    expect(body.commissions).toHaveLength(2);
    expect(buyersOf(body.commissions)).toEqual([]);
  });

  it('a commission becomes payable at the end of its hold, not before', async () => {
    t.clock.freeze();
    await sell();
    t.clock.advance(30 * 86_400_000 - 1);
    owner = await t.asAdmin('owner');
    expect((await list()).map(({ stage }) => stage)).toEqual(['hold']);
    expect([(await list({ stage: 'hold' })).length, (await list({ stage: 'payable' })).length]).toEqual([
      1, 0,
    ]);
    t.clock.advance(1);
    expect((await list()).map(({ stage }) => stage)).toEqual(['payable']);
    expect([(await list({ stage: 'hold' })).length, (await list({ stage: 'payable' })).length]).toEqual([
      0, 1,
    ]);
  });

  it('finds by the affiliate’s name and code, and by digits of the order number', async () => {
    const mine = await sell();
    affiliate = await makeAffiliate(t, { name: 'Otto Brandt' });
    const other = await sell();
    const [first] = await t.sql<{ id: number }>('select order_id as id from commission where id = ?', [mine]);
    const found = async (q: string) => (await list({ q })).map(({ id }) => id);
    expect(await found('nell')).toEqual([mine]);
    expect(await found(affiliate.referralCode.toLowerCase())).toEqual([other]);
    expect(await found(String(first?.id))).toEqual([mine]);
    expect(await found(`${first?.id}0`)).toEqual([]);
    expect(await found('nobody')).toEqual([]);
    expect(await found('%')).toEqual([]);
    await t.sql(`update affiliate set name = 'Studio 24' where id = ?`, [affiliate.id]);
    expect(await found('Studio 24')).toEqual([other]);
  });

  it('filters by affiliate, order and day, and counts what it found', async () => {
    const small = await sell();
    const large = await sell({ currency: 'eur', amountMinor: 28_000 });
    await change(small, `created_at = created_at - interval '40 days'`);
    const [order] = await t.sql<{ id: number }>('select order_id as id from commission where id = ?', [
      large,
    ]);
    const ids = async (filter: Filter) => (await list(filter)).map(({ id }) => id);
    expect(await ids({ orderId: order?.id })).toEqual([large]);
    expect(await ids({ affiliateId: affiliate.id })).toEqual([large, small]);
    expect(await ids({ affiliateId: affiliate.id + 1 })).toEqual([]);
    const monthAgo = new Date(t.clock.now().getTime() - 30 * 86_400_000).toISOString().slice(0, 10);
    expect(await ids({ from: monthAgo })).toEqual([large]);
    expect(await ids({ to: monthAgo })).toEqual([small]);
    expect((await owner.api.commissions.list.query({ limit: 1 })).total).toBe(2);
    expect((await owner.api.commissions.list.query({ to: monthAgo })).total).toBe(1);
  });

  it.each(['createdAt', 'amountMinor', 'availableAt'] as const)(
    'pages in the order of %s, each row exactly once',
    async (sort) => {
      const [first, second, third] = [
        await sell(),
        await sell({ currency: 'eur', amountMinor: 28_000 }),
        await sell(),
      ];
      await change(third, `available_at = available_at - interval '2 days', amount_minor = 1200`);
      await change(first, `available_at = available_at - interval '1 day'`);
      const ascending = {
        createdAt: [first, second, third],
        amountMinor: [third, first, second],
        availableAt: [third, first, second],
      }[sort];
      for (const [name, expected] of [
        [sort, ascending],
        [`-${sort}` as const, ascending.toReversed()],
      ] as const) {
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await owner.api.commissions.list.query({ sort: name, limit: 1, cursor });
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(seen, name).toEqual(expected);
      }
    },
  );
});

describe('the files', () => {
  it('the export of the admin area has one row per commission with all its columns', async () => {
    const id = await sell({ currency: 'eur', amountMinor: 28_000 });
    await change(id, `review_reason = 'a look', cancel_reason = 'given back'`);
    const { text } = await owner.get('/api/admin/export/commissions.csv');
    const [header, row, ...more] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(header).toBe(
      'Commission,Created,Affiliate,Name,Order,Kind,Amount,Currency,Rate %,Stage,Payable from,Paid,Review,Reason',
    );
    const cells = row?.split(',') ?? [];
    expect([cells[0], cells[2], cells[3], cells[5], cells[6], cells[7], cells[8], cells[9]]).toEqual([
      String(id),
      String(affiliate.id),
      'Nell Hart',
      'earned',
      '28.00',
      'EUR',
      '10',
      'Under review',
    ]);
    expect(cells.slice(-3)).toEqual(['', 'a look', 'given back']);
    expect(more).toEqual([]);
  });

  it('the affiliate’s own file has a byte order mark, amounts as numbers, and the newest sale first', async () => {
    t.clock.freeze();
    const day = (date: Date) => date.toISOString().slice(0, 10);
    const [old, recent] = [await sell(), await sell({ currency: 'eur', amountMinor: 28_000 })];
    await change(old, `created_at = created_at - interval '1 day', amount_minor = -2500, kind = 'reversal'`);
    const file = await commissionsCsv(t.context(ADMIN), String(affiliate.id));
    expect(file.fileName).toBe(`commissions-${day(t.clock.now())}.csv`);
    expect(
      file.csv.startsWith('\uFEFFDate,Order ID,Commission,Currency,Rate,Status,Explanation,Payable from,'),
    ).toBe(true);
    const rows = file.csv.trim().split('\r\n').slice(1);
    const available = new Date(t.clock.now().getTime() + 30 * 86_400_000);
    expect(rows[0]).toMatch(
      new RegExp(
        `^${day(t.clock.now())},\\d+,28.00,EUR,10%,pending,In the payout of ${payoutOf(available)},${day(available)},$`,
      ),
    );
    expect(rows[1]).toContain(',-25.00,USD,10%,pending,');
    expect([rows.length, recent > old]).toEqual([2, true]);
  });
});
