import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Em } from '#server/platform/database/database.ts';
import { kysely, type Tables } from './kysely.ts';

/** Rows that one run of a job deletes: the rest follows ten minutes later. */
const BATCH_ROWS = 1000;

/** Deletes expired rows, at most a batch. @param key the primary key */
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
