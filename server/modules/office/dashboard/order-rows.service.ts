/** Orders as the figures of the dashboard count them. */
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';

export const ordersIn = (ctx: Context, days: Days = {}) =>
  kysely(ctx.em)
    .selectFrom('customer_order')
    .where((eb) => dayCondition(eb.ref('createdAt'), days));

type Orders = ExpressionBuilder<Tables, 'customer_order'>;
export const isPaid = (eb: Orders) => eb('status', '=', 'paid');
/** What is left of a payment after its refunds. */
export const netAmount = (eb: Orders) => eb('amountMinor', '-', eb.ref('refundedMinor'));
