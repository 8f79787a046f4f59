/** The list of projects for the screen and REST, with the same filters. */
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { keysetPage } from '#server/platform/database/keyset.ts';
import type { ProjectListInput, ProjectView } from '#src/domain/project/project.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { DUE_SORT } from './project.entity.ts';
import { toProjectViews } from './project-view.service.ts';

export function matchingProjects(ctx: Context, { stage, turn, late }: ProjectListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('project')
    .innerJoin('customer_order', 'customer_order.id', 'project.orderId')
    .select([
      'project.id',
      'project.orderId',
      'project.siteUrl',
      'project.dueAt',
      'project.changedAt',
      'project.createdAt',
      'customer_order.customerName',
    ]);
  if (stage === 'open') rows = rows.where('project.stage', 'not in', ['live', 'closed']);
  else if (stage) rows = rows.where('project.stage', '=', stage);
  if (turn === 'shop') rows = rows.where('project.dueAt', 'is not', null);
  if (turn === 'customer')
    rows = rows
      .where('project.dueAt', 'is', null)
      .where('project.stage', 'in', ['awaiting_form', 'choosing', 'reviewing']);
  if (late) rows = rows.where('project.dueAt', '<', ctx.deps.clock.now());
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
