/** Finds rows that say one amount and should say another. */
import { type AliasedExpression, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';

/** Rows per check: staff read the list. */
export const ROWS_MAX = 100;

type Compared = { id: number; expected: number; actual: number };

/** The rows of the query whose `expected` and `actual` differ. */
export async function differences<Row extends Compared>(
  ctx: Context,
  rows: { as(alias: 'compared'): AliasedExpression<Row, 'compared'> },
): Promise<Row[]> {
  const found = await kysely(ctx.em)
    .selectFrom(rows.as('compared'))
    .selectAll()
    .where(sql<boolean>`expected <> actual`)
    .orderBy(sql.ref('id'))
    .limit(ROWS_MAX)
    .execute();
  return found as Row[];
}

export const ASK_DEVELOPER =
  'The ledger is append-only and cannot have drifted by itself: keep a backup and have the code’s maintainer look at it.';
