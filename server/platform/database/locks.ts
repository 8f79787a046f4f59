/** Locks that last until the transaction ends: of rows, and of names over all nodes. */
import { LockMode } from '@mikro-orm/core';
import { type Em, queryRows } from './database.ts';

/** Option of a query: locks its rows. Services need not import the whole ORM for it. */
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
export async function tryLock(em: Em, name: Name): Promise<boolean> {
  const [row] = await queryRows<{ isLocked: boolean }>(
    em,
    'select pg_try_advisory_xact_lock(?) as "isLocked"',
    [NUMBERS[name]],
  );
  return row?.isLocked === true;
}
