/** Work that must happen once although several nodes start at the same moment: migrations, the first account, demo data. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, queryRows, runStatement } from './database.ts';

/** Any constant will do, as long as every version of this program uses the same one. */
const LOCK_KEY = 7_215_001;
const RETRY_MS = 100;

/**
 * Holds a PostgreSQL advisory lock while `work` runs on other connections; nodes that come later wait for it. The transaction
 * that holds the lock writes nothing. The embedded database has one process by its directory lock and needs none.
 */
export async function withStartupLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (db.engine === 'pglite') return work();
  const em = db.fork();
  await em.begin();
  try {
    // A long migration leaves this transaction idle.
    await runStatement(em, 'set local idle_in_transaction_session_timeout = 0');
    // Retried instead of awaited by the server: a waiting statement would run into the statement timeout.
    while (!(await tryLock(em))) await sleep(RETRY_MS);
    return await work();
  } finally {
    // Also releases the lock. A lost connection has released it already.
    await em.rollback().catch(() => undefined);
  }
}

async function tryLock(em: ReturnType<Database['fork']>): Promise<boolean> {
  const [row] = await queryRows<{ isLocked: boolean }>(em, 'select pg_try_advisory_xact_lock(?) as "isLocked"', [LOCK_KEY]);
  return row?.isLocked === true;
}
