/** Connections of the pool as Kysely borrows them (decision 0025). */
import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isDatabaseAway } from '../errors.ts';

/** What this file needs of a client of the `pg` library. */
export type PoolClient = {
  query(sql: string, parameters: readonly unknown[]): Promise<unknown>;
  release(destroy?: boolean): void;
};

/** Kysely never releases the connection of a transaction if one of these fails. */
const KEEPS_CONNECTION = /^(?:begin|start transaction|rollback)(?! to)\b/;

/** Ends with the first failure that leaves the connection unusable; the pool replaces it. */
export function leaseOf(client: PoolClient): PostgresPoolClient {
  let isReleased = false;
  function release(destroy: boolean): void {
    if (isReleased) return;
    isReleased = true;
    client.release(destroy);
  }
  async function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      return (await client.query(sql, parameters)) as PostgresQueryResult<R>;
    } catch (error) {
      if (isDatabaseAway(error) || KEEPS_CONNECTION.test(sql)) release(true);
      throw error;
    }
  }
  // Streams of rows need a cursor, which nothing here uses.
  return { query: query as PostgresPoolClient['query'], release: () => release(false) };
}
