import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Kysely,
  type SqlBool,
  sql,
} from 'kysely';
import type { Em } from '#server/platform/database/database.ts';
import { type TablesOf, typedQueries } from '#server/platform/database/typed-queries.ts';
import type { entities } from './tables.ts';

export type Tables = TablesOf<(typeof entities)[number]>;

/** Runs in the caller's transaction if there is one. */
export const kysely = (em: Em): Kysely<Tables> => typedQueries<Tables>(em);

/** Rows that one run of a job deletes: the rest follows ten minutes later. */
const BATCH_ROWS = 1000;

/** Deletes at most a batch. @param key the primary key */
export async function pruneRows<Table extends keyof Tables>(
  em: Em,
  table: Table,
  key: keyof Tables[Table] & ('id' | 'idHash' | 'key'),
  isExpired: (eb: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>,
): Promise<void> {
  const keyColumn = sql.ref(key);
  await sql`delete from ${sql.table(table)} where ${keyColumn} in (
    select ${keyColumn} from ${sql.table(table)}
    where ${isExpired(expressionBuilder<Tables, Table>())} limit ${BATCH_ROWS})`.execute(kysely(em));
}
