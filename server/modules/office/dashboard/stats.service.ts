/** Dashboard stats of orders and storage. Each is one statement over an index; days are in UTC. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { ContactEntity } from '#server/modules/site/contact/contact.entity.ts';
import { newestSnapshotAt } from '#server/platform/backup/snapshots.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import type { DailyView, storageView, TotalsView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.rules.ts';
import { addDays, utcDay } from '#src/domain/shared/dates.ts';
import { sumBy } from '#src/domain/shared/money.ts';
import { type Days, lastDays } from '#src/domain/shared/period.rules.ts';

const ordersIn = (ctx: Context, days: Days = {}) =>
  kysely(ctx.em)
    .selectFrom('customer_order')
    .where((eb) => dayCondition(eb.ref('createdAt'), days));

type Orders = ExpressionBuilder<Tables, 'customer_order'>;
const isPaid = (eb: Orders) => eb('status', '=', 'paid');
/** What is left of a payment after its refunds. */
const netAmount = (eb: Orders) => eb('amountMinor', '-', eb.ref('refundedMinor'));

const countOf = (rows: readonly { orders: number }[]): number => sumBy(rows, ({ orders }) => orders);

/** Revenue is the sum of every order's amount; an amount that is not a number counts 0. */
export async function countTotals(ctx: Context): Promise<TotalsView> {
  const sold = await ordersIn(ctx)
    .select(({ fn, lit }) => [
      'currency',
      'status',
      fn.countAll<number>().as('orders'),
      fn.coalesce(fn.sum<number>('amountMinor'), lit(0)).as('amountMinor'),
    ])
    .groupBy(['currency', 'status'])
    .orderBy('currency')
    .execute();
  const of = (wanted: OrderStatus) => sold.filter(({ status }) => status === wanted);
  return {
    orders: countOf(sold),
    contacts: await ctx.em.count(ContactEntity),
    confirmations: await ctx.em.count(ConfirmationEntity),
    revenueMinor: sumBy(sold, ({ amountMinor }) => amountMinor),
    paid: of('paid').filter(({ amountMinor }) => amountMinor !== 0),
    byStatus: {
      pending: countOf(of('pending')),
      paid: countOf(of('paid')),
      cancelled: countOf(of('cancelled')),
    },
  };
}

/** Formats the date after grouping: once per day instead of once per order. */
const ordersPerDay = (ctx: Context, days: Days) =>
  kysely(ctx.em)
    .selectFrom(
      ordersIn(ctx, days)
        .select((eb) => [
          sql<Date>`(${eb.ref('createdAt')} at time zone 'UTC')::date`.as('date'),
          'currency',
          eb.fn.countAll<number>().as('orders'),
          eb.fn.countAll<number>().filterWhere(isPaid(eb)).as('paid'),
          eb.fn.coalesce(eb.fn.sum<number>(netAmount(eb)).filterWhere(isPaid(eb)), eb.lit(0)).as('revenue'),
        ])
        .groupBy(['date', 'currency'])
        .as('daily'),
    )
    .select(({ ref }) => [
      sql<string>`to_char(${ref('date')}, 'YYYY-MM-DD')`.as('day'),
      'currency',
      'orders',
      'paid',
      'revenue',
    ])
    .execute();

export async function dailyStats(ctx: Context, days: number): Promise<DailyView> {
  const period = lastDays(ctx.deps.clock.now(), 2 * days);
  const from = new Date(`${period.from}T00:00:00Z`);
  const rows = await ordersPerDay(ctx, period);
  const found = new Map<string, { orders: number; paid: number; revenue: Record<string, number> }>();
  for (const { day, currency, orders, paid, revenue } of rows) {
    const sums = found.get(day) ?? { orders: 0, paid: 0, revenue: {} };
    sums.orders += orders;
    sums.paid += paid;
    sums.revenue[currency] = revenue;
    found.set(day, sums);
  }
  const all = Array.from({ length: 2 * days }, (_, index) => {
    const day = utcDay(addDays(from, index));
    return { day, ...(found.get(day) ?? { orders: 0, paid: 0, revenue: {} }) };
  });
  return {
    days: all.slice(days),
    previous: all.slice(0, days),
    currencies: [...new Set(rows.map((row) => row.currency))].sort(),
  };
}

/** A power cut can lose what the embedded database wrote since the newest snapshot. */
export async function describeStorage({ deps }: Context): Promise<z.output<typeof storageView>> {
  const isEmbedded = deps.db.engine === 'pglite';
  return { isEmbedded, savedAt: isEmbedded ? await newestSnapshotAt(deps.config.dataDir) : null };
}
