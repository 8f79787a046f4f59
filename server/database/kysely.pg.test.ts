import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction, systemContext } from '#server/context.ts';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { kysely } from './kysely.ts';

it('dates are Date and sums and counts are numbers, also from joined tables and computed columns', async () => {
  const t = await createTestApp();
  const order = await makeOrder(t, { amount: '250' });
  const { em } = systemContext(t.deps);
  const [row] = await kysely(em)
    .selectFrom('customer_order as o')
    .innerJoin('order_event as e', 'e.orderId', 'o.id')
    .select(({ fn }) => [
      'o.id',
      fn.max('o.createdAt').as('newest'),
      fn.sum<number>('o.amountMinor').as('sum'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('o.id')
    .execute();
  expect(row).toEqual({
    id: order.id,
    newest: expect.any(Date),
    sum: expect.any(Number),
    count: expect.any(Number),
  });
});

it('columns keep their own names when the joined table has the name of one', async () => {
  const t = await createTestApp();
  await makeAffiliate(t);
  const affiliate = await makeAffiliate(t);
  const order = await makeOrder(t, { affiliateCode: affiliate.referralCode });
  const row = await kysely(t.em())
    .selectFrom('commission')
    .innerJoin('affiliate', 'affiliate.id', 'commission.affiliateId')
    .select(['commission.id', 'commission.affiliateId', 'orderId', 'affiliate.name as affiliateName'])
    .executeTakeFirst();
  expect(row).toEqual({
    id: expect.any(Number),
    affiliateId: affiliate.id,
    orderId: order.id,
    affiliateName: affiliate.name,
  });
  expect(row?.id).not.toBe(affiliate.id);
});

it('every property has the column name that typed queries expect', async () => {
  const t = await createTestApp();
  const columnOf = (property: string) =>
    /^select "(\w+)"/.exec(
      kysely(t.em()).selectFrom('contact').select(sql.ref(property).as('x')).compile().sql,
    )?.[1];
  for (const meta of t.deps.db.orm.getMetadata())
    for (const { name, fieldNames } of meta.props) expect([columnOf(name)]).toEqual(fieldNames);
});

it('a query sees its own transaction, and a rollback undoes it', async () => {
  const t = await createTestApp();
  const order = await makeOrder(t, { amount: '250' });
  const ctx = systemContext(t.deps);
  const nameOf = async (em = ctx.em.fork()) =>
    (
      await kysely(em)
        .selectFrom('customer_order')
        .select('customerName')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    ).customerName;
  const before = await nameOf();
  await expect(
    inTransaction(ctx, async (inner) => {
      await kysely(inner.em)
        .updateTable('customer_order')
        .set({ customerName: 'Changed' })
        .where('id', '=', order.id)
        .execute();
      expect(await nameOf(inner.em)).toBe('Changed');
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await nameOf()).toBe(before);
});
