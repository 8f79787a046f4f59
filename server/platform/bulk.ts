import type { Context } from '#server/context.ts';
import { runAfterCommit } from '#server/platform/database/after-commit.ts';
import { AppError } from '#server/platform/errors.ts';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';

/**
 * Runs each row in its own transaction, or in a savepoint of the caller's: one failure does not
 * undo the others, and each row reports its result.
 */
export async function runBulk<T extends { id: number }>(
  ctx: Context,
  items: readonly T[],
  act: (ctx: Context, item: T) => Promise<unknown>,
): Promise<{ results: BulkResult[] }> {
  const results: BulkResult[] = [];
  const seen = new Set<number>();
  for (const item of items) {
    if (seen.has(item.id)) continue;
    seen.add(item.id);
    try {
      const em = ctx.em.isInTransaction()
        ? ctx.em.fork({ keepTransactionContext: true })
        : ctx.deps.db.fork();
      await act({ ...ctx, em }, item);
      if (ctx.em.isInTransaction()) runAfterCommit(em, ctx.em);
      results.push({ id: item.id, ok: true, message: 'Done' });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id: item.id, ok: false, message: error.message });
    }
  }
  return { results };
}
