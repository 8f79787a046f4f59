import type { Context } from '#server/context.ts';
import { AppError, ERROR_TEXT, isDatabaseAway, isTransientFailure } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import type { BulkResult } from '#src/domain/shared/list.schema.ts';

/** Each row in its own transaction: one that fails undoes no other. */
export async function runBulk<T extends { id: number }>(
  ctx: Context,
  items: readonly T[],
  act: (ctx: Context, item: T) => Promise<unknown>,
): Promise<{ results: BulkResult[] }> {
  const results: BulkResult[] = [];
  const seen = new Set<number>();
  let isAway = false;
  for (const item of items) {
    if (seen.has(item.id)) continue;
    seen.add(item.id);
    if (isAway) {
      // Each further attempt would wait for its timeout.
      results.push({ id: item.id, ok: false, message: ERROR_TEXT.UNAVAILABLE });
      continue;
    }
    try {
      await act({ ...ctx, em: ctx.deps.db.fork() }, item);
      results.push({ id: item.id, ok: true, message: 'Done' });
    } catch (error) {
      isAway = isDatabaseAway(error);
      // Nothing was changed: the whole action can be repeated.
      if (isAway && !results.some(({ ok }) => ok)) throw error;
      results.push({ id: item.id, ok: false, message: failureMessage(ctx, item.id, error) });
    }
  }
  return { results };
}

export const runBulkOf = (
  ctx: Context,
  ids: readonly number[],
  act: (ctx: Context, id: number) => Promise<unknown>,
) =>
  runBulk(
    ctx,
    ids.map((id) => ({ id })),
    (inner, { id }) => act(inner, id),
  );

function failureMessage(ctx: Context, row: number, error: unknown): string {
  if (error instanceof AppError) return error.message;
  const requestId = ctx.request.id;
  ctx.deps.logger.error('a row of a bulk action failed', { requestId, row, ...errorFields(error) });
  return ERROR_TEXT[isTransientFailure(error) ? 'UNAVAILABLE' : 'INTERNAL'];
}
