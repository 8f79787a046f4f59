/** Projects as lists and pages show them. */
import type { Context } from '#server/context.ts';
import { requireRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { projectState, staffChanges, stageTimes, undoable } from '#src/domain/project/project.rules.ts';
import type { ProjectDetailView, ProjectView } from '#src/domain/project/project.schema.ts';
import { OrderEntity } from '../order/order.entity.ts';
import { ProjectEntity, type ProjectEventRow, type ProjectRow } from './project.entity.ts';
import { findEventRows, readClock, toEvents } from './project-history.service.ts';

export const PROJECT_MISSING = 'We can’t find this project. Choose it from the list of projects.';

type ListedRow = Pick<ProjectRow, 'id' | 'orderId' | 'siteUrl' | 'changedAt' | 'createdAt'> & {
  customerName: string;
};

async function toView(
  ctx: Context,
  row: ListedRow,
  events: readonly ProjectEventRow[],
): Promise<ProjectView> {
  const { stage, due, isLate } = await readClock(ctx, toEvents(events));
  return {
    id: row.id,
    orderId: row.orderId,
    customerName: row.customerName,
    stage,
    due,
    isLate,
    siteUrl: row.siteUrl ?? null,
    changedAt: row.changedAt,
    createdAt: row.createdAt,
  };
}

export async function toProjectViews(ctx: Context, rows: readonly ListedRow[]): Promise<ProjectView[]> {
  const ids = rows.map(({ id }) => id);
  const events = Map.groupBy(await findEventRows(ctx, ids), ({ projectId }) => projectId);
  return Promise.all(rows.map((row) => toView(ctx, row, events.get(row.id) ?? [])));
}

export async function toDetailView(ctx: Context, project: ProjectRow): Promise<ProjectDetailView> {
  const { customerName } = await ctx.em.findOneOrFail(OrderEntity, { id: project.orderId });
  const rows = await findEventRows(ctx, [project.id]);
  const events = toEvents(rows);
  return {
    ...(await toView(ctx, { ...project, customerName }, rows)),
    events: rows
      .map(({ id, kind, actorKind, actorName, note, createdAt }) => ({
        id,
        kind,
        actorKind,
        actorName,
        note: note ?? null,
        createdAt,
      }))
      .reverse(),
    stageTimes: stageTimes(events),
    changes: staffChanges(projectState(events)),
    undoableEventId: undoable(events, ctx.deps.clock.now())?.id ?? null,
  };
}

/** @throws AppError NOT_FOUND */
export const getProject = async (ctx: Context, id: number): Promise<ProjectDetailView> =>
  toDetailView(ctx, await requireRow(ctx.em, ProjectEntity, id, PROJECT_MISSING));

/** Null for an order that was never paid. */
export async function findProjectOf(ctx: Context, orderId: number): Promise<ProjectDetailView | null> {
  if ((await ctx.em.count(OrderEntity, { id: orderId })) === 0)
    throw new AppError('NOT_FOUND', PROJECT_MISSING);
  const project = await ctx.em.findOne(ProjectEntity, { orderId });
  return project && toDetailView(ctx, project);
}
