/**
 * The generation of an account's known devices, stored with the account. Raising it revokes them
 * all.
 */

import { queryRows, runStatement } from '#server/platform/database/database.ts';
import type { Em } from '../platform/database/database.ts';

import type { SessionKind } from './session.entity.ts';

const TABLES = { admin: 'admin_account', affiliate: 'affiliate' } as const satisfies Record<
  SessionKind,
  string
>;

/** @returns null if there is no such account */
export async function deviceGeneration(em: Em, kind: SessionKind, id: number): Promise<number | null> {
  const [row] = await queryRows<{ generation: number }>(
    em,
    `select device_generation as generation from ${TABLES[kind]} where id = ?`,
    [id],
  );
  return row?.generation ?? null;
}

/** Revokes all known devices: each has to sign in again before it has its own counters. */
export async function forgetDevices(em: Em, kind: SessionKind, id: number): Promise<void> {
  await runStatement(
    em,
    `update ${TABLES[kind]} set device_generation = device_generation + 1 where id = ?`,
    [id],
  );
}
