import { type InferResult, sql } from 'kysely';
import { type Context, type DashboardLists, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { isNotErased } from '#server/modules/sale/order/automatic-email.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { keysetPage } from '#server/platform/database/keyset.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { paths } from '#src/domain/paths.ts';
import {
  ENDED_STAGES,
  isToStart,
  projectState,
  staffChanges,
  stageTimes,
  undoable,
} from '#src/domain/project/project/project.rules.ts';
import {
  type Assignee,
  BOARD_COLUMN_MAX,
  type ProjectBoard,
  type ProjectBoardInput,
  type ProjectDetailView,
  type ProjectListInput,
  type ProjectView,
  projectEventView,
  projectListInput,
  projectView,
} from '#src/domain/project/project/project.schema.ts';
import { CUSTOMERS_STAGES, dueForStaff } from '#src/domain/project/project/project-clock.rules.ts';
import { reviewListInput } from '#src/domain/project/review/review.schema.ts';
import { certificateListInput } from '#src/domain/project/tree/certificate.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { PROJECT_STAGES } from '#src/domain/shared/project-stages.ts';
import { matchingReviews } from '../review/review.service.ts';
import { matchingCertificates } from '../tree/certificate.service.ts';
import { DUE_SORT, PROJECT_MISSING, ProjectEntity, type ProjectHistory } from './project.entity.ts';
import { findChosenDesign, findHistories, findHistory, readClock } from './project-history.service.ts';

const projectRows = (ctx: Context) =>
  kysely(ctx.em)
    .selectFrom('project')
    .innerJoin('customer_order as o', 'o.id', 'project.orderId')
    .leftJoin('order_confirmation as form', 'form.orderId', 'project.orderId')
    .leftJoin('admin_account as account', 'account.id', 'project.assigneeId')
    .selectAll('project')
    .select(['o.customerName', 'o.customerEmail', 'o.formSentAt'])
    .select(['form.status as formStatus', 'account.username']);
type ListedRow = InferResult<ReturnType<typeof projectRows>>[number];

async function toView(ctx: Context, row: ListedRow, history: ProjectHistory): Promise<ProjectView> {
  const { assigneeId, username, formSentAt } = row;
  const clock = await readClock(ctx, history);
  const due = dueForStaff(clock.due, row);
  const since = (due?.part === 'form' && formSentAt) || stageTimes(history)[clock.stage];
  return viewOf(projectView, {
    ...row,
    ...clock,
    isToStart: isToStart(clock.stage, row.formStatus),
    due,
    waitingSince: due && !due.at ? since : null,
    assignee: assigneeId && username ? { id: assigneeId, username } : null,
  });
}

/** @param known the project’s history, if the caller has read it */
export async function toDetailView(
  ctx: Context,
  id: number,
  known?: ProjectHistory,
): Promise<ProjectDetailView> {
  const row = await projectRows(ctx).where('project.id', '=', id).executeTakeFirstOrThrow();
  const history = known ?? (await findHistory(ctx, id));
  return {
    ...(await toView(ctx, row, history)),
    events: history.map((event) => viewOf(projectEventView, event)).reverse(),
    stageTimes: stageTimes(history),
    changes: staffChanges(projectState(history)),
    chosenDesign: await findChosenDesign(ctx, row),
    undoableEventId: undoable(history, ctx.deps.clock.now())?.id ?? null,
    linkVersion: row.linkVersion,
  };
}

/** @throws AppError NOT_FOUND */
export const getProject = async (ctx: Context, id: number): Promise<ProjectDetailView> =>
  toDetailView(ctx, (await requireRow(ctx.em, ProjectEntity, id, PROJECT_MISSING)).id);

export const listAssignees = (ctx: Context): Promise<Assignee[]> =>
  kysely(ctx.em)
    .selectFrom('admin_account')
    .select(['id', 'username'])
    .where('disabledAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .orderBy('username')
    .execute();

/** @throws AppError NOT_FOUND, VALIDATION */
export async function assignProject(ctx: Context, input: { id: number; adminId: number | 'me' | null }) {
  const { id } = input;
  const adminId = input.adminId === 'me' ? (ctx.admin?.id ?? null) : input.adminId;
  return inTransaction(ctx, async (inner) => {
    await lockRow(inner.em, ProjectEntity, id, PROJECT_MISSING);
    const before = await projectRows(inner).where('project.id', '=', id).executeTakeFirstOrThrow();
    const assignee = (await listAssignees(inner)).find((account) => account.id === adminId) ?? null;
    if (adminId && !assignee)
      throw new AppError('VALIDATION', 'This account cannot sign in. Choose another one.');
    if (before.assigneeId === adminId) return { assignee };
    await inner.em.nativeUpdate(ProjectEntity, { id }, { assigneeId: adminId });
    await writeAudit(inner, 'project.assign', ['project', id], {
      before: { assignee: before.username },
      after: { assignee: assignee?.username ?? null },
    });
    return { assignee };
  });
}

/**
 * When the oldest waiting message was written. New work answers a round of changes; the staff's
 * next message or change answers others. Notes on decisions need no answer.
 */
const waitingSince = sql<Date | null>`(
  select min(m.created_at) from project_message m
  where m.project_id = project.id and m.author_kind = 'customer' and m.answered_at is null
    and project.stage <> 'closed'
    and (m.kind = 'change_request' or (
      m.event_id is null
      and not exists (
        select 1 from project_message s
        where s.project_id = m.project_id and s.author_kind = 'staff' and s.id > m.id)
      and not exists (
        select 1 from project_event e
        where e.project_id = m.project_id and e.actor_kind = 'staff' and e.created_at > m.created_at))))`;

/** What `dueForStaff` decides, as a condition, with `isNotErased`. */
const isLinkUnsent = sql<boolean>`(project.stage = 'awaiting_form' and not o.form_sent)`;

type Filters = Pick<ProjectListInput, 'stage' | 'turn' | 'late' | 'message' | 'assignee'>;

function matchingProjects(ctx: Context, { stage, turn, late, message, assignee }: Filters) {
  let rows = projectRows(ctx);
  if (stage === 'open') rows = rows.where('project.stage', 'not in', ENDED_STAGES);
  else if (stage) rows = rows.where('project.stage', '=', stage);
  if (turn === 'shop')
    rows = rows.where((eb) =>
      eb.or([eb('project.dueAt', 'is not', null), eb.and([isLinkUnsent, isNotErased(eb)])]),
    );
  if (turn === 'customer')
    rows = rows
      .where('project.dueAt', 'is', null)
      .where('project.stage', 'in', CUSTOMERS_STAGES)
      .where(isNotErased)
      .where((eb) => eb.not(isLinkUnsent));
  if (late) rows = rows.where('project.dueAt', '<', ctx.deps.clock.now());
  if (message) rows = rows.where(waitingSince, 'is not', null).where(isNotErased);
  if (assignee === 'nobody') rows = rows.where('project.assigneeId', 'is', null);
  // A program has no projects of its own.
  if (assignee === 'me') rows = rows.where('project.assigneeId', '=', ctx.admin?.id ?? 0);
  return rows;
}

export async function listProjects(ctx: Context, input: ProjectListInput): Promise<Page<ProjectView>> {
  const page = await keysetPage(ctx.em, matchingProjects(ctx, input), {
    query: input,
    newest: ['project.createdAt', 'project.id'],
    sorts: {
      due: { by: () => sql<Date>`${sql.raw(DUE_SORT)}`, type: 'time' },
      customer: { by: ({ fn }) => fn('lower', ['o.customerName']), type: 'text' },
    },
    search: {
      columns: ['o.customerName', 'o.customerEmail'],
      numbers: ['project.orderId'],
    },
  });
  const histories = await findHistories(ctx, page.items);
  return {
    ...page,
    items: await Promise.all(page.items.map((row) => toView(ctx, row, histories.get(row.id) ?? []))),
  };
}

const BOARD_STAGES = PROJECT_STAGES.filter((stage) => stage !== 'closed');

export async function readBoard(ctx: Context, input: ProjectBoardInput): Promise<ProjectBoard> {
  const columns: ProjectBoard = [];
  for (const stage of BOARD_STAGES) {
    const sort = stage === 'live' ? '-createdAt' : 'due';
    const { items, total } = await listProjects(ctx, { ...input, stage, sort, limit: BOARD_COLUMN_MAX });
    columns.push({ stage, items, total });
  }
  return columns;
}

const DUE_SINCE = sql<Date>`coalesce(project.due_at, project.created_at)`;

export const projectLists: DashboardLists = {
  [paths.adminProjects](ctx, filter) {
    const input = projectListInput.parse(filter);
    return matchingProjects(ctx, input)
      .clearSelect()
      .select([
        'project.orderId as id',
        'o.customerName as who',
        (input.message ? waitingSince.$castTo<Date>() : DUE_SINCE).as('since'),
      ]);
  },
  [paths.adminTrees]: (ctx, filter) =>
    matchingCertificates(ctx, certificateListInput.parse(filter))
      .clearSelect()
      .select(['c.id', 'o.customerName as who', 'c.createdAt as since']),
  [paths.adminReviews]: (ctx, filter) =>
    matchingReviews(ctx, reviewListInput.parse(filter))
      .clearSelect()
      .select(['review.id', 'customer_order.customerName as who', 'review.updatedAt as since']),
};
