/**
 * The generation of an account's known devices, stored with the account. Raising it revokes them
 * all.
 */
import { kysely } from '#server/database/kysely.ts';
import type { Em } from '#server/platform/database/database.ts';
import type { SessionKind } from './session.entity.ts';

const TABLES = { admin: 'admin_account', affiliate: 'affiliate' } as const satisfies Record<
  SessionKind,
  string
>;

/** @returns null if there is no such account */
export async function deviceGeneration(em: Em, kind: SessionKind, id: number): Promise<number | null> {
  const row = await kysely(em)
    .selectFrom(TABLES[kind])
    .select('deviceGeneration')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.deviceGeneration ?? null;
}

/** Revokes all known devices: each has to sign in again before it has its own counters. */
export async function forgetDevices(em: Em, kind: SessionKind, id: number): Promise<void> {
  await kysely(em)
    .updateTable(TABLES[kind])
    .set((eb) => ({ deviceGeneration: eb('deviceGeneration', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
