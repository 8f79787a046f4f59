/** Erases a buyer from their projects: the history stays; messages, designs and files go. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import { ownOrders } from './find-personal-data.service.ts';

/** @returns the keys of the stored files, to be removed once the transaction has committed */
export async function eraseProjects(ctx: Context, email: string): Promise<string[]> {
  const db = kysely(ctx.em);
  const ids = db.selectFrom('project').select('id').where('orderId', 'in', ownOrders(ctx, email));
  // Locked first: uploads and messages lock the project too.
  await ids.orderBy('id').forNoKeyUpdate().execute();
  await db
    .updateTable('project_event')
    .set(PERSONAL_DATA.project_event.erased)
    .where('projectId', 'in', ids)
    .execute();
  await db
    .updateTable('project')
    .set((eb) => ({ ...PERSONAL_DATA.project.erased, linkVersion: eb('linkVersion', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  const messages = db.selectFrom('project_message').select('id').where('projectId', 'in', ids);
  await db.deleteFrom('project_message_file').where('messageId', 'in', messages).execute();
  await db
    .updateTable('project_message')
    .set(PERSONAL_DATA.project_message.erased)
    .where('projectId', 'in', ids)
    .execute();
  await db.deleteFrom('project_design').where('projectId', 'in', ids).execute();
  const files = await db
    .deleteFrom('project_file')
    .where('projectId', 'in', ids)
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  return files.flatMap(({ storageKey, thumbnailKey }) =>
    thumbnailKey ? [storageKey, thumbnailKey] : [storageKey],
  );
}
