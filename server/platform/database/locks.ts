/** Locks that last until the transaction ends: of rows, and of names over all nodes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import { type Database, type Em, queryRows, runStatement } from './database.ts';

/** Services need not import the whole ORM for it. */
export const FOR_UPDATE = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/** Arbitrary numbers that must be the same in every version of this program. */
const NUMBERS = { startup: 7_215_001, 'event-places': 7_215_002, 'delivery-claims': 7_215_003 } as const;
type Name = keyof typeof NUMBERS;

// Raw, here and below: it calls a function and reads no table.
/** Waits until no other transaction holds the lock of this name. */
export async function holdLock(em: Em, name: Name): Promise<void> {
  await queryRows(em, 'select pg_advisory_xact_lock(?)', [NUMBERS[name]]);
}

/** As `holdLock`, of a key such as `payment:pi_1`. */
export async function holdKeyLock(em: Em, key: string): Promise<void> {
  await queryRows(em, 'select pg_advisory_xact_lock(hashtext(?))', [key]);
}

/** Does not wait. @returns whether this transaction now holds the lock */
async function tryStartupLock(em: Em): Promise<boolean> {
  const sql = 'select pg_try_advisory_xact_lock(?) as "isLocked"';
  const [row] = await queryRows<{ isLocked: boolean }>(em, sql, [NUMBERS.startup]);
  return row?.isLocked === true;
}

const RETRY_MS = 100;

/**
 * For work that must happen once although several nodes start together, such as migrations.
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
    // Polls: a waiting statement would hit the statement timeout.
    while (!(await tryStartupLock(em))) await sleep(RETRY_MS);
    return await work();
  } finally {
    // Also releases the lock. A lost connection has released it already.
    await em.rollback().catch(() => undefined);
  }
}
