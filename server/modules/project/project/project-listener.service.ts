/**
 * Listeners run in the order's transaction. The checks compare each project with its order and its
 * history.
 */
import { type Context, reportChange } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener, ModuleListeners } from '#server/events.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { toConfirmationView } from '#server/modules/sale/confirmation/confirmation.service.ts';
import { ASK_DEVELOPER, ROWS_MAX } from '#server/modules/sale/ledger/ledger.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { ENDED_STAGES, projectState, statusInProject } from '#src/domain/project/project/project.rules.ts';
import { projectChangeView } from '#src/domain/project/project/project.schema.ts';
import { PROJECT_STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { ProjectEntity, type ProjectRow } from './project.entity.ts';
import { addEvent, findHistories } from './project-history.service.ts';
import { toDetailView } from './project-list.service.ts';

/** After the order: rows of projects are locked after those of orders. */
const lockProjectOf = (ctx: Context, orderId: number): Promise<ProjectRow | null> =>
  ctx.em.findOne(ProjectEntity, { orderId }, { ...FOR_UPDATE, refresh: true });

async function insertProject(ctx: Context, orderId: number): Promise<ProjectRow> {
  const now = ctx.deps.clock.now();
  const columns = { orderId, stage: 'awaiting_form', changedAt: now, createdAt: now } as const;
  const id = await ctx.em.insert(ProjectEntity, columns);
  return ctx.em.findOneOrFail(ProjectEntity, { id });
}

/** A partial refund does not end the work. */
export const orderListeners: ModuleListeners<Context> = {
  async 'order.paid'(ctx, { order }) {
    const known = await lockProjectOf(ctx, order.id);
    const project = known ?? (await insertProject(ctx, order.id));
    await addEvent(ctx, project, { kind: known ? 'restored' : 'opened', actorKind: 'system' });
    // Staff can attach a form before the order is paid.
    const hasForm =
      project.stage === 'awaiting_form' &&
      (await ctx.em.count(ConfirmationEntity, { orderId: order.id })) > 0;
    if (hasForm) await addEvent(ctx, project, { kind: 'form_submitted', actorKind: 'customer' });
  },
  async 'order.cancelled'(ctx, { order, reason }) {
    const project = await lockProjectOf(ctx, order.id);
    if (project) await addEvent(ctx, project, { kind: 'closed', actorKind: 'system', note: reason });
  },
  async 'order.form_submitted'(ctx, { order }) {
    const project = await lockProjectOf(ctx, order.id);
    const actorKind = ctx.admin ? 'staff' : 'customer';
    if (project) await addEvent(ctx, project, { kind: 'form_submitted', actorKind });
  },
};

export const reportStage: Listener<Context, 'project.event'> = async (ctx, change) => {
  const { project, kind, before, history } = change;
  if (project.stage === before) return;
  const view = await toDetailView(ctx, project.id, history);
  await reportChange(
    ctx,
    'project.stage_changed',
    projectChangeView.parse({ ...view, previousStage: before, change: kind }),
  );
};

/** Sends no email: the stages have their own. The locked project keeps others from setting it. */
export const followForm: Listener<Context, 'project.event'> = async (
  ctx,
  { project: { orderId }, history },
) => {
  const status = statusInProject(history);
  const form = status && (await ctx.em.findOne(ConfirmationEntity, { orderId }, { refresh: true }));
  if (!form || form.status === status) return;
  await ctx.em.nativeUpdate(ConfirmationEntity, { id: form.id }, { status });
  await reportChange(ctx, 'confirmation.status_changed', toConfirmationView({ ...form, status }));
};

async function checkMissing(ctx: Context): Promise<Finding[]> {
  const orders = await kysely(ctx.em)
    .selectFrom('customer_order as o')
    .leftJoin('project as p', 'p.orderId', 'o.id')
    .select('o.id')
    .where('o.status', '=', 'paid')
    .where('p.id', 'is', null)
    .orderBy('o.id')
    .limit(ROWS_MAX)
    .execute();
  return orders.map(({ id }) =>
    finding(
      'project-missing',
      `Order ${id} is paid and has no project.`,
      'Set the order to pending and back to paid to create its project.',
      { orderId: id },
    ),
  );
}

async function checkAgainstOrder(ctx: Context): Promise<Finding[]> {
  const projects = await kysely(ctx.em)
    .selectFrom('project as p')
    .innerJoin('customer_order as o', 'o.id', 'p.orderId')
    .select(['p.orderId', 'p.stage', 'o.status'])
    .where((eb) => eb(eb.parens('o.status', '=', 'paid'), '=', eb.parens('p.stage', '=', 'closed')))
    .orderBy('p.id')
    .limit(ROWS_MAX)
    .execute();
  return projects.map(({ orderId, stage, status }) =>
    finding(
      'project-order-differs',
      `Order ${orderId} is ${status}, and its project is in the stage “${PROJECT_STAGE_LABELS[stage]}”.`,
      ASK_DEVELOPER,
      { orderId },
    ),
  );
}

async function checkAgainstHistory(ctx: Context): Promise<Finding[]> {
  const open = await kysely(ctx.em)
    .selectFrom('project')
    .select(['id', 'orderId', 'stage'])
    .where('stage', 'not in', ENDED_STAGES)
    .orderBy('id')
    .execute();
  const histories = await findHistories(ctx, open);
  return open.flatMap(({ id, orderId, stage }) => {
    const expected = projectState(histories.get(id) ?? []).stage;
    if (stage === expected) return [];
    const message = `The project of order ${orderId} is in the stage “${PROJECT_STAGE_LABELS[stage]}”; its history leads to “${PROJECT_STAGE_LABELS[expected]}”.`;
    return [finding('project-stage-differs', message, ASK_DEVELOPER, { orderId })];
  });
}

export const projectChecks = [checkMissing, checkAgainstOrder, checkAgainstHistory];
