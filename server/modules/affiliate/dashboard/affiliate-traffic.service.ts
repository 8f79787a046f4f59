/** Dashboard stats of affiliate links, by landing page. */

import type { ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import type { landingView } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { type Days, lastDays } from '#src/domain/shared/period.rules.ts';
import { visitsIn } from '../account/affiliate-rows.service.ts';

const LANDINGS_SHOWN = 15;

/** First page of the visit that a sale came from. */
const landingOf = (eb: ExpressionBuilder<Tables, 'customer_order'>) =>
  eb.ref('attribution', '->>').key('landingPath');
const landingSalesIn = (ctx: Context, days: Days) =>
  kysely(ctx.em)
    .selectFrom('customer_order')
    .where((eb) => dayCondition(eb.ref('createdAt'), days))
    .where('affiliateId', 'is not', null)
    .where('status', '=', 'paid')
    .where((eb) => eb(landingOf(eb), 'is not', null));

/**
 * Visits through affiliate links by the page they began on, and the orders that came from them.
 * Other visits are not recorded.
 */
export async function landingStats(ctx: Context, count: number): Promise<z.output<typeof landingView>> {
  const days = lastDays(ctx.deps.clock.now(), count);
  return kysely(ctx.em)
    .with('visit', () =>
      visitsIn(ctx, days)
        .select(({ fn }) => ['landingPath', fn.countAll<number>().as('visits')])
        .groupBy('landingPath'),
    )
    .with('sale', () =>
      landingSalesIn(ctx, days)
        .select((eb) => [landingOf(eb).as('landingPath'), eb.fn.countAll<number>().as('orders')])
        .groupBy((eb) => landingOf(eb)),
    )
    .selectFrom('visit')
    .fullJoin('sale', 'sale.landingPath', 'visit.landingPath')
    .select(({ fn, lit }) => [
      fn.coalesce('visit.landingPath', 'sale.landingPath').$notNull().as('path'),
      fn.coalesce('visit.visits', lit(0)).as('visits'),
      fn.coalesce('sale.orders', lit(0)).as('orders'),
    ])
    .orderBy('visits', 'desc')
    .orderBy('orders', 'desc')
    .orderBy('path')
    .limit(LANDINGS_SHOWN)
    .execute();
}
