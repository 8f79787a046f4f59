/** Saved views: the filters of a list that one admin has named. */
import { type Context, inTransaction } from '#server/context.ts';
import { queryRows, runStatement } from '#server/platform/database/database.ts';
import { fitsInteger } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { SAVED_VIEWS_MAX } from '#src/domain/saved-view/saved-view.schema.ts';
import { SavedViewEntity } from './saved-view.entity.ts';

export const listViews = (ctx: Context, adminId: number, list: string) =>
  ctx.em.find(SavedViewEntity, { adminId, list }, { orderBy: { name: 'asc' }, limit: SAVED_VIEWS_MAX });

/** A view with the same name is replaced. @throws AppError CONFLICT when there are too many */
export async function saveView(
  ctx: Context,
  adminId: number,
  input: { list: string; name: string; query: string },
) {
  return inTransaction(ctx, async (inner) => {
    const others = await inner.em.count(SavedViewEntity, {
      adminId,
      list: input.list,
      name: { $ne: input.name },
    });
    if (others >= SAVED_VIEWS_MAX)
      throw new AppError('CONFLICT', `A list keeps ${SAVED_VIEWS_MAX} views. Remove one first.`);
    const [row] = await queryRows<{ id: number }>(
      inner.em,
      `insert into admin_saved_view (admin_id, list, name, query, created_at) values (?, ?, ?, ?, ?)
       on conflict (admin_id, list, name) do update set query = excluded.query returning id`,
      [adminId, input.list, input.name, input.query, inner.deps.clock.now()],
    );
    return { id: Number(row?.id), name: input.name, query: input.query };
  });
}

export async function removeView(ctx: Context, adminId: number, id: number): Promise<{ success: true }> {
  if (fitsInteger(id))
    await runStatement(ctx.em, 'delete from admin_saved_view where id = ? and admin_id = ?', [id, adminId]);
  return { success: true };
}
