/**
 * A project follows its order and the order's form: listeners in the order's transaction, and
 * checks that each paid order has a project which is where its history says.
 */
import { type Context, reportChange } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener, ModuleListeners } from '#server/events.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { toConfirmationView } from '#server/modules/sale/confirmation/confirmation.service.ts';
import { ASK_DEVELOPER, ROWS_MAX } from '#server/modules/sale/ledger/ledger.service.ts';
import type { OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { ENDED_STAGES, projectState, statusInProject } from '#src/domain/project/project/project.rules.ts';
import { projectChangeView } from '#src/domain/project/project/project.schema.ts';
import { PROJECT_STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { ProjectEntity, type ProjectRow } from './project.entity.ts';
import { addEvent, findEventRows } from './project-history.service.ts';
import { toDetailView } from './project-list.service.ts';

const SYSTEM = 'system' as const;

/** After the order: rows of projects are locked after those of orders. */
const lockProjectOf = (ctx: Context, orderId: number): Promise<ProjectRow | null> =>
  ctx.em.findOne(ProjectEntity, { orderId }, { ...FOR_UPDATE, refresh: true });

async function insertProject(ctx: Context, orderId: number): Promise<ProjectRow> {
  const now = ctx.deps.clock.now();
  const columns = { orderId, stage: 'awaiting_form', changedAt: now, createdAt: now } as const;
  const id = await ctx.em.insert(ProjectEntity, columns);
  return ctx.em.findOneOrFail(ProjectEntity, { id });
}

async function closeProject(ctx: Context, order: OrderRow, reason: string): Promise<void> {
  const project = await lockProjectOf(ctx, order.id);
  if (project) await addEvent(ctx, project, { kind: 'closed', actorKind: SYSTEM, note: reason });
}

/** A partial refund does not end the work. */
export const orderListeners: ModuleListeners<Context> = {
  async 'order.paid'(ctx, { order }) {
    const known = await lockProjectOf(ctx, order.id);
    const project = known ?? (await insertProject(ctx, order.id));
    const event = { kind: known ? 'restored' : 'opened', actorKind: SYSTEM } as const;
    const history = await addEvent(ctx, project, event, known ? undefined : []);
    // Staff can attach a form before the order is paid.
    const hasForm =
      project.stage === 'awaiting_form' &&
      (await ctx.em.count(ConfirmationEntity, { orderId: order.id })) > 0;
    if (hasForm)
      await addEvent(ctx, project, { kind: 'form_submitted', actorKind: 'customer' }, history ?? undefined);
  },
  'order.cancelled': (ctx, { order, reason }) => closeProject(ctx, order, reason),
  async 'order.form_submitted'(ctx, { order }) {
    const project = await lockProjectOf(ctx, order.id);
    if (project)
      await addEvent(ctx, project, {
        kind: 'form_submitted',
        actorKind: ctx.admin ? 'staff' : 'customer',
      });
  },
};

export const reportStage: Listener<Context, 'project.event'> = async (
  ctx,
  { project, kind, before, history },
) => {
  if (project.stage === before) return;
  const view = await toDetailView(ctx, project, history);
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

const withoutProject = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('customer_order as o')
    .leftJoin('project as p', 'p.orderId', 'o.id')
    .select('o.id')
    .where('o.status', '=', 'paid')
    .where('p.id', 'is', null)
    .orderBy('o.id')
    .limit(ROWS_MAX)
    .execute();

const againstOrder = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('project as p')
    .innerJoin('customer_order as o', 'o.id', 'p.orderId')
    .select(['p.orderId', 'p.stage', 'o.status'])
    .where((eb) => eb(eb.parens('o.status', '=', 'paid'), '=', eb.parens('p.stage', '=', 'closed')))
    .orderBy('p.id')
    .limit(ROWS_MAX)
    .execute();

async function againstHistory(ctx: Context) {
  const open = await kysely(ctx.em)
    .selectFrom('project')
    .select(['id', 'orderId', 'stage'])
    .where('stage', 'not in', ENDED_STAGES)
    .orderBy('id')
    .execute();
  const events = Map.groupBy(
    await findEventRows(
      ctx,
      open.map(({ id }) => id),
    ),
    ({ projectId }) => projectId,
  );
  return open
    .map((project) => ({ ...project, expected: projectState(events.get(project.id) ?? []).stage }))
    .filter(({ stage, expected }) => stage !== expected);
}

export async function checkProjects(ctx: Context): Promise<Finding[]> {
  return [
    ...(await withoutProject(ctx)).map(({ id }) =>
      finding(
        'project-missing',
        `Order ${id} is paid and has no project.`,
        'Set the order to pending and back to paid to create its project.',
        { orderId: id },
      ),
    ),
    ...(await againstOrder(ctx)).map(({ orderId, stage, status }) =>
      finding(
        'project-order-differs',
        `Order ${orderId} is ${status}, and its project is in the stage “${PROJECT_STAGE_LABELS[stage]}”.`,
        ASK_DEVELOPER,
        { orderId },
      ),
    ),
    ...(await againstHistory(ctx)).map(({ orderId, stage, expected }) =>
      finding(
        'project-stage-differs',
        `The project of order ${orderId} is in the stage “${PROJECT_STAGE_LABELS[stage]}”; its history leads to “${PROJECT_STAGE_LABELS[expected]}”.`,
        ASK_DEVELOPER,
        { orderId },
      ),
    ),
  ];
}
