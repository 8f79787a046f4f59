/** Checks that each paid order has a project, and that each project is where its history says. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { ASK_DEVELOPER, ROWS_MAX } from '#server/modules/sale/ledger/ledger.service.ts';
import { ENDED_STAGES, projectState } from '#src/domain/project/project/project.rules.ts';
import { PROJECT_STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import { finding } from '#src/domain/sale/payment/reconciliation.rules.ts';
import { findEventRows } from './project-history.service.ts';

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
