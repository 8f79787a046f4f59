/** Saved views: the filters of a list that one admin has named. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { fitsInteger } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { SAVED_VIEWS_MAX, type SavedView } from '#src/domain/office/saved-view/saved-view.schema.ts';
import { SavedViewEntity } from './saved-view.entity.ts';

export const listViews = (ctx: Context, adminId: number, list: string): Promise<SavedView[]> =>
  kysely(ctx.em)
    .selectFrom('admin_saved_view')
    .select(['id', 'name', 'query'])
    .where('adminId', '=', adminId)
    .where('list', '=', list)
    .orderBy('name')
    .orderBy('id')
    .execute();

/**
 * A view with the same name is replaced.
 * @throws AppError CONFLICT when there are too many
 */
export async function saveView(
  ctx: Context,
  adminId: number,
  { list, name, query }: { list: string; name: string; query: string },
): Promise<SavedView> {
  return inTransaction(ctx, async (inner) => {
    const others = await inner.em.count(SavedViewEntity, { adminId, list, name: { $ne: name } });
    if (others >= SAVED_VIEWS_MAX)
      throw new AppError('CONFLICT', `A list keeps ${SAVED_VIEWS_MAX} views. Remove one first.`);
    return kysely(inner.em)
      .insertInto('admin_saved_view')
      .values({ adminId, list, name, query, createdAt: inner.deps.clock.now() })
      .onConflict((conflict) => conflict.columns(['adminId', 'list', 'name']).doUpdateSet({ query }))
      .returning(['id', 'name', 'query'])
      .executeTakeFirstOrThrow();
  });
}

/** Removes an own view; a view of somebody else stays. */
export async function removeView(ctx: Context, adminId: number, id: number): Promise<void> {
  if (fitsInteger(id)) await ctx.em.nativeDelete(SavedViewEntity, { id, adminId });
}
