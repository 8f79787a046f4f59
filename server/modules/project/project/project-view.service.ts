/** Projects as lists and pages show them, and who of the staff has one. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  isToStart,
  projectState,
  staffChanges,
  stageTimes,
  undoable,
} from '#src/domain/project/project/project.rules.ts';
import {
  type Assignee,
  type ProjectDetailView,
  type ProjectView,
  projectEventView,
  projectView,
} from '#src/domain/project/project/project.schema.ts';
import { dueForStaff } from '#src/domain/project/project/project-clock.rules.ts';
import type { ConfirmationStatus } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { PROJECT_MISSING, ProjectEntity, type ProjectHistory, type ProjectRow } from './project.entity.ts';
import {
  findChosenDesign,
  findEventRows,
  findHistory,
  readClock,
  toEvents,
} from './project-history.service.ts';

type ListedRow = Pick<ProjectRow, 'id' | 'orderId' | 'siteUrl' | 'changedAt' | 'createdAt'> & {
  customerName: string;
  formSentAt?: Date | null;
  formStatus: ConfirmationStatus | null;
  assigneeId?: number | null;
};

async function toView(
  ctx: Context,
  row: ListedRow,
  history: ProjectHistory,
  assignees: ReadonlyMap<number, Assignee>,
): Promise<ProjectView> {
  const events = toEvents(history);
  const clock = await readClock(ctx, events);
  const due = dueForStaff(clock.due, row.formSentAt ?? null);
  const since = (due?.part === 'form' && row.formSentAt) || stageTimes(events)[clock.stage];
  return viewOf(projectView, {
    ...row,
    ...clock,
    isToStart: isToStart(clock.stage, row.formStatus),
    due,
    waitingSince: due && !due.at ? since : null,
    assignee: assignees.get(row.assigneeId ?? 0) ?? null,
  });
}

export async function toProjectViews(ctx: Context, rows: readonly ListedRow[]): Promise<ProjectView[]> {
  const ids = rows.map(({ id }) => id);
  const events = Map.groupBy(await findEventRows(ctx, ids), ({ projectId }) => projectId);
  const assignees = await findAssignees(ctx, rows);
  return Promise.all(rows.map((row) => toView(ctx, row, events.get(row.id) ?? [], assignees)));
}

/** @param known the project’s history, if the caller has read it */
export async function toDetailView(
  ctx: Context,
  project: ProjectRow,
  known?: ProjectHistory,
): Promise<ProjectDetailView> {
  const { orderId } = project;
  const { customerName, formSentAt } = await ctx.em.findOneOrFail(OrderEntity, { id: orderId });
  const form = await ctx.em.findOne(ConfirmationEntity, { orderId });
  const history = known ?? (await findHistory(ctx, project.id));
  const events = toEvents(history);
  const assignees = await findAssignees(ctx, [project]);
  return {
    ...(await toView(
      ctx,
      { ...project, customerName, formSentAt, formStatus: form?.status ?? null },
      history,
      assignees,
    )),
    events: history.map((event) => viewOf(projectEventView, event)).reverse(),
    stageTimes: stageTimes(events),
    changes: staffChanges(projectState(events)),
    chosenDesign: await findChosenDesign(ctx, project),
    undoableEventId: undoable(events, ctx.deps.clock.now())?.id ?? null,
    linkVersion: project.linkVersion,
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

const accounts = (ctx: Context) => kysely(ctx.em).selectFrom('admin_account').select(['id', 'username']);

export async function findAssignees(
  ctx: Context,
  rows: readonly { assigneeId?: number | null }[],
): Promise<Map<number, Assignee>> {
  const ids = [...new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []))];
  const found = ids.length > 0 ? await accounts(ctx).where('id', 'in', ids).execute() : [];
  return new Map(found.map((account) => [account.id, account]));
}

/** Accounts that can be given a project. */
export const listAssignees = (ctx: Context): Promise<Assignee[]> =>
  accounts(ctx)
    .where('disabledAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .orderBy('username')
    .execute();

/** @throws AppError NOT_FOUND, VALIDATION */
export async function assignProject(
  ctx: Context,
  input: { id: number; adminId: number | 'me' | null },
): Promise<{ assignee: Assignee | null }> {
  const { id } = input;
  const adminId = input.adminId === 'me' ? (ctx.admin?.id ?? null) : input.adminId;
  return inTransaction(ctx, async (inner) => {
    const project = await lockRow(inner.em, ProjectEntity, id, PROJECT_MISSING);
    const known = await findAssignees(inner, [project, { assigneeId: adminId }]);
    const assignee =
      (adminId && (await listAssignees(inner)).find((account) => account.id === adminId)) || null;
    if (adminId && !assignee)
      throw new AppError('VALIDATION', 'This account cannot sign in. Choose another one.');
    if ((project.assigneeId ?? null) === adminId) return { assignee };
    await inner.em.nativeUpdate(ProjectEntity, { id }, { assigneeId: adminId });
    await writeAudit(inner, 'project.assign', ['project', id], {
      before: { assignee: known.get(project.assigneeId ?? 0)?.username ?? null },
      after: { assignee: assignee?.username ?? null },
    });
    return { assignee };
  });
}
