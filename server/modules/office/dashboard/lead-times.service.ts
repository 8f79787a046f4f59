/** Dashboard stats of lead times: medians in hours, measured on a sample. */

import { type Expression, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Days } from '#server/modules/affiliate/account/affiliate-rows.service.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import type { speedView } from '#src/domain/office/dashboard/stats.schema.ts';
import { hoursOf } from '#src/domain/office/explain/figure-text.ts';
import { effectiveEvents } from '#src/domain/project/project/project.rules.ts';
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

/** The events with which the designs of the sample were first sent; undone ones do not count. */
export async function firstDesigns(ctx: Context, sample: Sample): Promise<number[]> {
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

/** Forms with the seconds from the start of the clock to those events. */
export const formsToDesigns = (ctx: Context, eventIds: readonly number[]) =>
  kysely(ctx.em)
    .selectFrom('project_event as sent')
    .innerJoin('project_event as form', (join) =>
      join.onRef('form.projectId', '=', 'sent.projectId').on('form.kind', '=', 'form_submitted'),
    )
    .innerJoin('project as p', 'p.id', 'sent.projectId')
    .innerJoin('order_confirmation as c', 'c.orderId', 'p.orderId')
    .where(({ ref }) => sql<boolean>`${ref('sent.id')} = any(${eventIds})`)
    .select(({ ref }) => [
      'c.id',
      'c.businessName as what',
      'c.createdAt as at',
      seconds(ref('form.createdAt'), ref('sent.createdAt')).as('value'),
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

/** From form to designs, and from payment to form. */
export async function leadTimes(ctx: Context, days: number): Promise<z.output<typeof speedView>> {
  const sample = await sampleOf(ctx, lastDays(ctx, days));
  const designs = await measureTimes(ctx, formsToDesigns(ctx, await firstDesigns(ctx, sample)));
  const form = await measureTimes(ctx, paymentsToForm(ctx, sample));
  return {
    formToDesigns: hoursOf(designs.median),
    formsMeasured: designs.rows,
    paidToForm: hoursOf(form.median),
    ordersMeasured: form.rows,
  };
}
