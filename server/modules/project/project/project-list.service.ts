/** The list of projects for the screen, REST and the dashboard, with the same filters. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context, DashboardLists } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { keysetPage } from '#server/platform/database/keyset.ts';
import { paths } from '#src/domain/paths.ts';
import { ENDED_STAGES } from '#src/domain/project/project/project.rules.ts';
import {
  BOARD_COLUMN_MAX,
  type ProjectBoard,
  type ProjectBoardInput,
  type ProjectListInput,
  type ProjectView,
  projectListInput,
} from '#src/domain/project/project/project.schema.ts';
import { CUSTOMERS_STAGES } from '#src/domain/project/project/project-clock.rules.ts';
import { reviewListInput } from '#src/domain/project/review/review.schema.ts';
import { certificateListInput } from '#src/domain/project/tree/certificate.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { PROJECT_STAGES } from '#src/domain/shared/project-stages.ts';
import { matchingReviews } from '../review/review-admin.service.ts';
import { matchingCertificates } from '../tree/certificate-list.service.ts';
import { DUE_SORT } from './project.entity.ts';
import { toProjectViews } from './project-view.service.ts';

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

/** What `dueForStaff` decides, as a condition. */
const isLinkUnsent = (eb: ExpressionBuilder<Tables, 'project' | 'customer_order'>) =>
  eb.and([eb('project.stage', '=', 'awaiting_form'), eb.not(eb.ref('customer_order.formSent'))]);

type Filters = Pick<ProjectListInput, 'stage' | 'turn' | 'late' | 'message' | 'assignee'>;

function matchingProjects(ctx: Context, { stage, turn, late, message, assignee }: Filters) {
  let rows = kysely(ctx.em)
    .selectFrom('project')
    .innerJoin('customer_order', 'customer_order.id', 'project.orderId')
    .selectAll('project')
    .select(['customer_order.customerName', 'customer_order.formSentAt'])
    .select((eb) =>
      eb
        .selectFrom('order_confirmation')
        .whereRef('order_confirmation.orderId', '=', 'project.orderId')
        .select('order_confirmation.status')
        .as('formStatus'),
    );
  if (stage === 'open') rows = rows.where('project.stage', 'not in', ENDED_STAGES);
  else if (stage) rows = rows.where('project.stage', '=', stage);
  if (turn === 'shop')
    rows = rows.where((eb) => eb.or([eb('project.dueAt', 'is not', null), isLinkUnsent(eb)]));
  if (turn === 'customer')
    rows = rows
      .where('project.dueAt', 'is', null)
      .where('project.stage', 'in', CUSTOMERS_STAGES)
      .where((eb) => eb.not(isLinkUnsent(eb)));
  if (late) rows = rows.where('project.dueAt', '<', ctx.deps.clock.now());
  if (message) rows = rows.where(waitingSince, 'is not', null);
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
      createdAt: { by: 'project.createdAt', type: 'time' },
      customer: { by: ({ fn }) => fn('lower', ['customer_order.customerName']), type: 'text' },
    },
    search: {
      columns: ['customer_order.customerName', 'customer_order.customerEmail'],
      numbers: ['project.orderId'],
    },
  });
  return { ...page, items: await toProjectViews(ctx, page.items) };
}

const BOARD_STAGES = PROJECT_STAGES.filter((stage) => stage !== 'closed');

/** The beginnings of six lists: what is due first is on top, and of live ones the newest. */
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
        'customer_order.customerName as who',
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
