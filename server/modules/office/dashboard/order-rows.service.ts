/** Orders as the figures of the dashboard count them. */
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import { addDays, utcDay } from '#src/domain/shared/dates.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';

/** The last `count` days, including today. */
export function lastDays(ctx: Context, count: number): { from: string; to: string } {
  const now = ctx.deps.clock.now();
  return { from: utcDay(addDays(now, 1 - count)), to: utcDay(now) };
}

export const ordersIn = (ctx: Context, days: Days = {}) =>
  kysely(ctx.em)
    .selectFrom('customer_order')
    .where((eb) => dayCondition(eb.ref('createdAt'), days));

type Orders = ExpressionBuilder<Tables, 'customer_order'>;
export const isPaid = (eb: Orders) => eb('status', '=', 'paid');
/** What is left of a payment after its refunds. */
export const netAmount = (eb: Orders) => eb('amountMinor', '-', eb.ref('refundedMinor'));

/** First page of the visit that an affiliate's sale came from. */
export const landingOf = (eb: Orders) => eb.ref('attribution', '->>').key('landingPath');
export const landingSalesIn = (ctx: Context, days: Days) =>
  ordersIn(ctx, days)
    .where('affiliateId', 'is not', null)
    .where(isPaid)
    .where((eb) => eb(landingOf(eb), 'is not', null));
