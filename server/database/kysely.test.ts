import { expect, it } from 'vitest';
import { inTransaction, systemContext } from '#server/context.ts';
import { makeOrder } from '#server/testing/factories.ts';
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
