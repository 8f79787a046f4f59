/** Saved views: the filters of a list that one admin has named, and may have shared. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { fitsInteger } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { SAVED_VIEWS_MAX, type SavedView } from '#src/domain/saved-view/saved-view.schema.ts';
import { SavedViewEntity } from './saved-view.entity.ts';

type Owner = { id: number; username: string };

/** Own views, and those that others have shared. */
export async function listViews(ctx: Context, admin: Owner, list: string): Promise<SavedView[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('admin_saved_view as view')
    .innerJoin('admin_account as account', 'account.id', 'view.adminId')
    .select([
      'view.id',
      'view.name',
      'view.query',
      'view.shared',
      'view.adminId',
      'account.username as owner',
    ])
    .where('view.list', '=', list)
    .where((eb) => eb.or([eb('view.adminId', '=', admin.id), eb.ref('view.shared')]))
    .orderBy('view.name')
    .orderBy('view.id')
    .limit(SAVED_VIEWS_MAX * 2)
    .execute();
  return rows.map(({ adminId, ...view }) => ({ ...view, isOwn: adminId === admin.id }));
}

/**
 * An own view with the same name is replaced.
 * @throws AppError CONFLICT when there are too many
 */
export async function saveView(
  ctx: Context,
  admin: Owner,
  input: { list: string; name: string; query: string; shared: boolean },
): Promise<SavedView> {
  return inTransaction(ctx, async (inner) => {
    const others = await inner.em.count(SavedViewEntity, {
      adminId: admin.id,
      list: input.list,
      name: { $ne: input.name },
    });
    if (others >= SAVED_VIEWS_MAX)
      throw new AppError('CONFLICT', `A list keeps ${SAVED_VIEWS_MAX} views. Remove one first.`);
    const { list, name, query, shared } = input;
    const saved = await kysely(inner.em)
      .insertInto('admin_saved_view')
      .values({ adminId: admin.id, list, name, query, shared, createdAt: inner.deps.clock.now() })
      .onConflict((conflict) => conflict.columns(['adminId', 'list', 'name']).doUpdateSet({ query, shared }))
      .returning(['id', 'name', 'query', 'shared'])
      .executeTakeFirstOrThrow();
    return { ...saved, isOwn: true, owner: admin.username };
  });
}

/** Removes an own view; a view of somebody else stays. */
export async function removeView(ctx: Context, adminId: number, id: number): Promise<{ success: true }> {
  if (fitsInteger(id)) await ctx.em.nativeDelete(SavedViewEntity, { id, adminId });
  return { success: true };
}
