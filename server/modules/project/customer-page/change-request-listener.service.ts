/** Keeps change requests in step with the events of a project. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { answeredAt } from '#src/domain/project/project/project.rules.ts';
import type { ProjectHistory } from '../project/project.entity.ts';
import { toEvents } from '../project/project-history.service.ts';

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

export const answerChangeRequest: Listener<Context, 'project.event'> = (ctx, { project, history }) =>
  followChangeRequest(ctx, project.id, history);
