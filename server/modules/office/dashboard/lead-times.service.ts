/** Dashboard stats of lead times: medians in hours, measured on a sample. */

import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import { typedQueries } from '#server/platform/database/typed-queries.ts';
import type { speedView } from '#src/domain/office/dashboard/stats.schema.ts';
import { effectiveEvents } from '#src/domain/project/project/project.rules.ts';
import { type Days, lastDays } from '#src/domain/shared/period.rules.ts';

/** A sample of this size is enough for a median, and limits the cost of the query. */
const FORMS_MEASURED = 1500;

type Sample = { days: Days; step: number };

/** Every n-th form of the period, chosen so that about FORMS_MEASURED are measured. */
async function sampleOf(ctx: Context, days: Days): Promise<Sample> {
  const { forms } = await kysely(ctx.em)
    .selectFrom('order_confirmation')
    .where((eb) => dayCondition(eb.ref('createdAt'), days))
    .select(({ fn }) => fn.countAll<number>().as('forms'))
    .executeTakeFirstOrThrow();
  return { days, step: Math.max(1, Math.ceil(forms / FORMS_MEASURED)) };
}

const seconds = (from: Expression<Date | null>, to: Expression<Date | null>) =>
  sql<number>`extract(epoch from ${to} - ${from})::bigint`.as('seconds');

const formsOf = (ctx: Context, { days, step }: Sample) =>
  kysely(ctx.em)
    .selectFrom('order_confirmation as c')
    .where((eb) => dayCondition(eb.ref('c.createdAt'), days))
    .where(({ ref }) => sql<boolean>`${ref('c.id')} % ${step} = 0`);

/** The events with which the designs of the sample were first sent; undone ones do not count. */
async function firstDesigns(ctx: Context, sample: Sample): Promise<number[]> {
  const events = await formsOf(ctx, sample)
    .innerJoin('project as p', 'p.orderId', 'c.orderId')
    .innerJoin('project_event as e', 'e.projectId', 'p.id')
    .select(['e.id', 'e.projectId', 'e.kind'])
    .orderBy('e.id')
    .execute();
  return [...Map.groupBy(events, ({ projectId }) => projectId).values()].flatMap(
    (own) => effectiveEvents(own).find(({ kind }) => kind === 'designs_sent')?.id ?? [],
  );
}

/** From the start of the clock to those events. */
const formsToDesigns = (ctx: Context, eventIds: readonly number[]) =>
  kysely(ctx.em)
    .selectFrom('project_event as sent')
    .innerJoin('project_event as form', (join) =>
      join.onRef('form.projectId', '=', 'sent.projectId').on('form.kind', '=', 'form_submitted'),
    )
    .where(({ ref }) => sql<boolean>`${ref('sent.id')} = any(${eventIds})`)
    .select(({ ref }) => seconds(ref('form.createdAt'), ref('sent.createdAt')));

/** From the payment of an order to its form. */
const paymentsToForm = (ctx: Context, sample: Sample) =>
  formsOf(ctx, sample)
    .innerJoin('customer_order as o', 'o.id', 'c.orderId')
    .whereRef('c.createdAt', '>=', 'o.paidAt')
    .select(({ ref }) => seconds(ref('o.paidAt'), ref('c.createdAt')));

/** The median in hours with one decimal, and the number of measured times. */
async function measure<DB, TB extends keyof DB>(
  ctx: Context,
  times: SelectQueryBuilder<DB, TB, { seconds: number }>,
): Promise<{ hours: number | null; measured: number }> {
  const { median, measured } = await typedQueries<object>(ctx.em)
    .selectFrom(times.as('time'))
    .select(({ fn }) => [
      sql<number | null>`percentile_cont(0.5) within group (order by seconds)`.as('median'),
      fn.countAll<number>().as('measured'),
    ])
    .executeTakeFirstOrThrow();
  return { hours: median === null ? null : Math.round(median / 360) / 10, measured };
}

/** From form to designs, and from payment to form. */
export async function leadTimes(ctx: Context, days: number): Promise<z.output<typeof speedView>> {
  const sample = await sampleOf(ctx, lastDays(ctx.deps.clock.now(), days));
  const designs = await measure(ctx, formsToDesigns(ctx, await firstDesigns(ctx, sample)));
  const form = await measure(ctx, paymentsToForm(ctx, sample));
  return {
    formToDesigns: designs.hours,
    formsMeasured: designs.measured,
    paidToForm: form.hours,
    ordersMeasured: form.measured,
  };
}
