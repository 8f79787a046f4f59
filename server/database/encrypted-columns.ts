/**
 * Where encrypted values are stored, for `npm run rotate-keys`; encrypted-columns.test.ts checks
 * that none is missing. Values are bound to their place and row: see keyring.encrypt.
 */
import type { Keyring, StoredAt } from '../platform/crypto.ts';

export type EncryptedColumn = {
  storedAt: StoredAt;
  table: string;
  key: string;
  keyType: 'int' | 'bigint' | 'varchar' | 'uuid';
  /** SQL expressions: the value, and the id that it is bound to. */
  value: string;
  boundTo: string;
  /** SQL assignment with one placeholder for the new value. */
  assign: string;
  where?: string;
  /** Keyed hash of the same plaintext in another column: both are replaced together. */
  hash?: { column: string; of: (keyring: Keyring, plaintext: string) => string };
};

/** For a column that is bound to the id of its row. */
export function encryptedColumn(
  table: string,
  column: string,
  keyType: 'int' | 'bigint' | 'varchar',
  hash?: EncryptedColumn['hash'],
): EncryptedColumn {
  return {
    storedAt: `${table}.${column}`,
    table,
    key: 'id',
    keyType,
    value: column,
    boundTo: 'id',
    assign: `${column} = ?`,
    hash,
  };
}
