/** Locks commissions. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';

/**
 * Locks rows until the transaction ends, in the order of their ids everywhere: transactions that
 * need the same rows wait for each other instead of ending in a deadlock.
 */
export const lockCommissions = (
  ctx: Context,
  where: (eb: ExpressionBuilder<Tables, 'commission'>) => Expression<SqlBool>,
) =>
  kysely(ctx.em).selectFrom('commission').selectAll().where(where).orderBy('id').forNoKeyUpdate().execute();
