/** Keeps change requests and open pages in step with the events of a project. */
import type { ChangeListener } from '#server/change-listener.port.ts';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { EventData } from '#src/domain/event/event.schema.ts';
import { answeredAt } from '#src/domain/project/project.rules.ts';
import { ProjectEntity, type ProjectHistory } from '../project/project.entity.ts';
import { toEvents } from '../project/project-history.service.ts';
import type { StageListener } from '../project/stage-listener.port.ts';
import { announceProjectChange } from './project-change.service.ts';

/** The latest change request is answered by new work, and open again if that is undone. */
async function followChangeRequest(ctx: Context, projectId: number, history: ProjectHistory): Promise<void> {
  const latest = await kysely(ctx.em)
    .selectFrom('project_message')
    .select(['id', 'eventId', 'answeredAt'])
    .where('projectId', '=', projectId)
    .where('kind', '=', 'change_request')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest?.eventId == null) return;
  await kysely(ctx.em)
    .updateTable('project_message')
    .set({ answeredAt: answeredAt(toEvents(history), latest.eventId) })
    .where('id', '=', latest.id)
    .execute();
}

export const followProject: StageListener<Context> = async (ctx, project, { kind, history }) => {
  await followChangeRequest(ctx, project.id, history);
  if (kind !== 'opened') await announceProjectChange(ctx, project.id);
};

/** Open pages show that their tree is planted. */
export const followPlanting: ChangeListener<Context> = async (ctx, type, rows) => {
  if (type !== 'certificate.planted') return;
  const orderIds = (rows as readonly EventData['certificate.planted'][]).map(({ orderId }) => orderId);
  const projects = await ctx.em.find(ProjectEntity, { orderId: orderIds }, { fields: ['id'] });
  for (const { id } of projects) await announceProjectChange(ctx, id);
};
