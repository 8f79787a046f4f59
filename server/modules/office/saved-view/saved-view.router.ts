import { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { fitsInteger } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { adminAction, adminProcedure, requireAdmin, router } from '#server/trpc/trpc.ts';
import {
  SAVED_VIEWS_MAX,
  savedView,
  viewListInput,
  viewSaveInput,
} from '#src/domain/office/saved-view/saved-view.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import { SavedViewEntity } from './saved-view.entity.ts';

/** A view with the same name is replaced. @throws AppError CONFLICT when there are too many */
async function saveView(ctx: Context, { list, name, query }: z.output<typeof viewSaveInput>) {
  const adminId = requireAdmin(ctx).id;
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
async function removeView(ctx: Context, id: number): Promise<void> {
  const adminId = requireAdmin(ctx).id;
  if (fitsInteger(id)) await ctx.em.nativeDelete(SavedViewEntity, { id, adminId });
}

export const savedViewRouter = router({
  list: adminProcedure
    .input(viewListInput)
    .output(z.array(savedView))
    .query(({ ctx, input }) =>
      kysely(ctx.em)
        .selectFrom('admin_saved_view')
        .select(['id', 'name', 'query'])
        .where('adminId', '=', requireAdmin(ctx).id)
        .where('list', '=', input.list)
        .orderBy('name')
        .orderBy('id')
        .execute(),
    ),
  save: adminProcedure
    .input(viewSaveInput)
    .output(savedView)
    .mutation(({ ctx, input }) => saveView(ctx, input)),
  remove: adminAction.input(idInput).mutation(({ ctx, input }) => removeView(ctx, input.id)),
});
