/** Tells the open pages of a project, on all nodes, that there is something new to read. */
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';

export const PROJECT_CHANNEL = 'project_page';

/** Delivered when the caller's transaction commits. */
export async function announceProjectChange(ctx: Context, projectId: number): Promise<void> {
  await sql`select pg_notify(${PROJECT_CHANNEL}, ${String(projectId)})`.execute(kysely(ctx.em));
}

/** Grows with each event and message of a project: the id of an event of its stream. */
export async function projectVersion(ctx: Context, projectId: number): Promise<string> {
  const db = kysely(ctx.em);
  const { event } = await db
    .selectFrom('project_event')
    .select(({ fn }) => fn.max<number | null>('id').as('event'))
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  const { message } = await db
    .selectFrom('project_message')
    .select(({ fn }) => fn.max<number | null>('id').as('message'))
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  return `${event ?? 0}-${message ?? 0}`;
}
