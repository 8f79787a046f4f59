/** Tells the open pages of a project, on all nodes, that there is something new to read. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { sha256 } from '#server/platform/crypto.ts';
import { notify } from '#server/platform/database/listen.ts';

export const PROJECT_CHANNEL = 'project_page';

/** Delivered when the caller's transaction commits. */
export async function announceProjectChange(ctx: Context, projectId: number): Promise<void> {
  await notify(ctx.em, PROJECT_CHANNEL, String(projectId));
}

/** Differs after each change that the page shows: the id of an event of its stream. */
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
  // Neither an event nor a message: the domain and the certificate.
  const others = await db
    .selectFrom('project as p')
    .leftJoin('tree_certificate as c', 'c.orderId', 'p.orderId')
    .select(['p.domain', 'p.domainConfirmedAt', 'c.display', 'c.batchId'])
    .where('p.id', '=', projectId)
    .executeTakeFirst();
  return `${event ?? 0}-${message ?? 0}-${sha256(JSON.stringify(others ?? null)).slice(0, 8)}`;
}
