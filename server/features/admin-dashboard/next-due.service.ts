/** When the next action item begins, from the conditions of the lists it belongs to. */
import type { Context } from '#server/context.ts';
import { LIST_INPUTS } from '#src/domain/admin-dashboard/list-inputs.ts';
import { promises } from '#src/domain/offer.ts';
import { FORM_WAIT_DAYS } from '#src/domain/order/order.rules.ts';
import { paths } from '#src/domain/paths.ts';
import { HOUR_MS, hoursBefore } from '#src/domain/shared/dates.ts';
import { matchingConfirmations } from '../confirmation/confirmation-admin.service.ts';
import { matchingContacts } from '../contact/contact-admin.service.ts';
import { matchingOrders } from '../order/order-list.service.ts';
import { matchingProjects } from '../project/project-list.service.ts';

/** The earliest moment at which something waits too long; null while nothing waits. */
export async function findNextDue(ctx: Context): Promise<Date | null> {
  const now = ctx.deps.clock.now();
  const contact = await matchingContacts(ctx, LIST_INPUTS[paths.adminContacts].parse({ status: 'new' }))
    .clearSelect()
    .select(({ fn }) => fn.min<Date | null>('createdAt').as('since'))
    .where('createdAt', '>=', hoursBefore(now, promises.replyHours))
    .executeTakeFirst();
  const form = await matchingConfirmations(
    ctx,
    LIST_INPUTS[paths.adminConfirmations].parse({ status: 'pending', link: 'verified' }),
  )
    .clearSelect()
    .select(({ fn }) => fn.min<Date | null>('createdAt').as('since'))
    .where('createdAt', '>=', hoursBefore(now, promises.prototypeHours))
    .executeTakeFirst();
  const order = await matchingOrders(ctx, LIST_INPUTS[paths.adminOrders].parse({ form: 'awaited' }))
    .clearSelect()
    .select(({ fn }) => fn.min<Date | null>('formSentAt').as('since'))
    .where('formSentAt', '>=', hoursBefore(now, 24 * FORM_WAIT_DAYS))
    .executeTakeFirst();
  const project = await matchingProjects(ctx, LIST_INPUTS[paths.adminProjects].parse({}))
    .clearSelect()
    .select(({ fn }) => fn.min<Date | null>('project.dueAt').as('since'))
    .where('project.dueAt', '>=', now)
    .executeTakeFirst();
  const moments = (
    [
      [contact, promises.replyHours],
      [form, promises.prototypeHours],
      [order, 24 * FORM_WAIT_DAYS],
      [project, 0],
    ] as const
  ).flatMap(([row, hours]) => (row?.since ? [row.since.getTime() + hours * HOUR_MS] : []));
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}
