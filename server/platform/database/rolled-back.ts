/** Work that leaves no trace in the database. */
import { IsolationLevel } from '@mikro-orm/core';
import { sql } from 'kysely';
import { type Em, queryRows } from './database.ts';

const ROLLBACK = new Error('rolled back on purpose');

/**
 * Runs `work` in a transaction, or a savepoint of the caller's, and always rolls it back. Nothing
 * runs after a commit, and changes that others commit meanwhile are invisible.
 */
export async function rolledBack<T>(em: Em, work: (em: Em) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await em.transactional(
      async (inner) => {
        result = { value: await work(inner as Em) };
        throw ROLLBACK;
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ },
    );
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  }
  if (!result) throw new Error('the work has not run');
  return result.value;
}

/**
 * Condition of the rows that the current transaction wrote: their version is not older than it.
 * @param table name or alias of the table in the query
 */
export const isOwnRow = (table: string) => sql<boolean>`age(${sql.ref(`${table}.xmin`)}) <= 0`;

/** Tables that this transaction has written to; also some that its connection wrote to before. */
export async function writtenTables(em: Em): Promise<ReadonlySet<string>> {
  // Raw: typed queries have no statistics views.
  const rows = await queryRows<{ name: string }>(
    em,
    `select relname as name from pg_stat_xact_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0`,
  );
  return new Set(rows.map(({ name }) => name));
}
