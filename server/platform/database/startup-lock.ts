/**
 * Guards work that must happen once although several nodes start together:
 * migrations, the first account, demo data.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, runStatement } from './database.ts';
import { tryLock } from './locks.ts';

const RETRY_MS = 100;

/**
 * Holds a PostgreSQL advisory lock in a transaction without writes while `work` runs on other
 * connections; other nodes wait. The embedded database needs none: its directory is locked.
 */
export async function withStartupLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (db.engine === 'pglite') return work();
  const em = db.fork();
  await em.begin();
  try {
    // A long migration leaves this transaction idle. Raw: SET has no typed form.
    await runStatement(em, 'set local idle_in_transaction_session_timeout = 0');
    // Polls instead of waiting in the database: a waiting
    // statement would hit the statement timeout.
    while (!(await tryLock(em, 'startup'))) await sleep(RETRY_MS);
    return await work();
  } finally {
    // Also releases the lock. A lost connection has released it already.
    await em.rollback().catch(() => undefined);
  }
}
