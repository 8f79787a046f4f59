/** Dashboard stats of lead times: medians in hours, measured on a sample. */

import { type Expression, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import type { speedView } from '#src/domain/admin-dashboard/stats.schema.ts';
import { hoursOf } from '#src/domain/explain/figure-text.ts';
import type { Days } from '../affiliate/affiliate-rows.service.ts';
import { measureTimes, NO_CURRENCY } from '../explain/explain.service.ts';
import { confirmationRows, lastDays } from './figure-rows.service.ts';

/** A sample of this size is enough for a median, and limits the cost of the query. */
const FORMS_MEASURED = 1500;

export type Sample = { days: Days; step: number };

/** Every n-th form of the period, chosen so that about FORMS_MEASURED are measured. */
export async function sampleOf(ctx: Context, days: Days): Promise<Sample> {
  const { forms } = await confirmationRows(ctx)
    .where((eb) => dayCondition(eb.ref('createdAt'), days))
    .select(({ fn }) => fn.countAll<number>().as('forms'))
    .executeTakeFirstOrThrow();
  return { days, step: Math.max(1, Math.ceil(forms / FORMS_MEASURED)) };
}

const seconds = (from: Expression<Date | null>, to: Expression<Date | null>) =>
  sql<number>`extract(epoch from ${to} - ${from})::bigint`;

const formsOf = (ctx: Context, { days, step }: Sample) =>
  kysely(ctx.em)
    .selectFrom('order_confirmation as c')
    .where((eb) => dayCondition(eb.ref('c.createdAt'), days))
    .where(({ ref }) => sql<boolean>`${ref('c.id')} % ${step} = 0`);

/** Forms whose work has begun, with the seconds from one to the other. */
export const formsToStart = (ctx: Context, sample: Sample) =>
  kysely(ctx.em)
    .selectFrom(
      formsOf(ctx, sample)
        .select([
          'c.id',
          'c.businessName',
          'c.createdAt',
          (eb) =>
            eb
              .selectFrom('audit_log')
              .where('action', '=', 'confirmation.status')
              .where('subjectKind', '=', 'confirmation')
              .where('subjectId', '=', eb.cast<string>('c.id', 'text'))
              .where(({ ref }) => sql<boolean>`${ref('after')}->>'status' in ('in_progress', 'completed')`)
              .select(({ fn }) => fn.min<Date | null>('at').as('at'))
              .as('started'),
        ])
        .as('begun'),
    )
    .where('started', 'is not', null)
    .select(({ ref }) => [
      'id',
      'businessName as what',
      'createdAt as at',
      seconds(ref('createdAt'), ref('started')).as('value'),
      NO_CURRENCY.as('currency'),
    ]);

/** Forms of paid orders, with the seconds from the payment to the form. */
export const paymentsToForm = (ctx: Context, sample: Sample) =>
  formsOf(ctx, sample)
    .innerJoin('customer_order as o', 'o.id', 'c.orderId')
    .whereRef('c.createdAt', '>=', 'o.paidAt')
    .select(({ ref }) => [
      'c.id',
      'c.businessName as what',
      'c.createdAt as at',
      seconds(ref('o.paidAt'), ref('c.createdAt')).as('value'),
      NO_CURRENCY.as('currency'),
    ]);

/** From form to start of work, and from payment to form. */
export async function leadTimes(ctx: Context, days: number): Promise<z.output<typeof speedView>> {
  const sample = await sampleOf(ctx, lastDays(ctx, days));
  const start = await measureTimes(ctx, formsToStart(ctx, sample));
  const form = await measureTimes(ctx, paymentsToForm(ctx, sample));
  return {
    formToStart: hoursOf(start.median),
    formsMeasured: start.rows,
    paidToForm: hoursOf(form.median),
    ordersMeasured: form.rows,
  };
}
