/** Dashboard stats of lead times: medians in hours, measured on a sample. */

import { type Expression, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { speedView } from '#src/domain/admin-dashboard/stats.schema.ts';
import { ConfirmationEntity } from '../confirmation/confirmation.entity.ts';
import { firstDay } from './stats.service.ts';

/** A sample of this size is enough for a median, and limits the cost of the query. */
const FORMS_MEASURED = 1500;

type Sample = { from: Date; step: number };

/** Every n-th form of the period, chosen so that about FORMS_MEASURED are measured. */
async function sampleOf(ctx: Context, days: number): Promise<Sample> {
  const from = firstDay(ctx, days);
  const forms = await ctx.em.count(ConfirmationEntity, { createdAt: { $gte: from } });
  return { from, step: Math.max(1, Math.ceil(forms / FORMS_MEASURED)) };
}

const medianHours = (from: Expression<Date | null>, to: Expression<Date | null>) =>
  sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600)`;

const formToStart = (ctx: Context, { from, step }: Sample) =>
  kysely(ctx.em)
    .selectFrom((eb) =>
      eb
        .selectFrom('order_confirmation as c')
        .select([
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
        .where('c.createdAt', '>=', from)
        .where(({ ref }) => sql<boolean>`${ref('c.id')} % ${step} = 0`)
        .as('begun'),
    )
    .select(({ fn, ref }) => [
      medianHours(ref('createdAt'), ref('started')).as('hours'),
      fn.countAll<number>().as('n'),
    ])
    .where('started', 'is not', null)
    .executeTakeFirstOrThrow();

const paidToForm = (ctx: Context, { from, step }: Sample) =>
  kysely(ctx.em)
    .selectFrom('order_confirmation as c')
    .innerJoin('customer_order as o', 'o.id', 'c.orderId')
    .select(({ fn, ref }) => [
      medianHours(ref('o.paidAt'), ref('c.createdAt')).as('hours'),
      fn.countAll<number>().as('n'),
    ])
    .where('c.createdAt', '>=', from)
    .where(({ ref }) => sql<boolean>`${ref('c.id')} % ${step} = 0`)
    .whereRef('c.createdAt', '>=', 'o.paidAt')
    .executeTakeFirstOrThrow();

const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10);

/** From form to start of work, and from payment to form. */
export async function leadTimes(ctx: Context, days: number): Promise<z.output<typeof speedView>> {
  const sample = await sampleOf(ctx, days);
  const start = await formToStart(ctx, sample);
  const form = await paidToForm(ctx, sample);
  return {
    formToStart: rounded(start.hours),
    formsMeasured: start.n,
    paidToForm: rounded(form.hours),
    ordersMeasured: form.n,
  };
}
