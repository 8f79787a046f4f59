/** The generation of an account's known devices. Raising it revokes them all. */
import { kysely, type Tables } from '#server/database/kysely.ts';
import type { Em } from '#server/platform/database/database.ts';

export type AccountTable = {
  [Table in keyof Tables]: 'deviceGeneration' extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/** @returns null if there is no such account */
export async function deviceGeneration(em: Em, table: AccountTable, id: number): Promise<number | null> {
  const row = await kysely(em)
    .selectFrom(table)
    .select('deviceGeneration')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.deviceGeneration ?? null;
}

/** Revokes all known devices: each has to sign in again before it has its own counters. */
export async function forgetDevices(em: Em, table: AccountTable, id: number): Promise<void> {
  await kysely(em)
    .updateTable(table)
    .set((eb) => ({ deviceGeneration: eb('deviceGeneration', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
