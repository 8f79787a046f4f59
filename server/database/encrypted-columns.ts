/**
 * Lists where encrypted values are stored, for `npm run rotate-keys`; encrypted-columns.test.ts
 * checks that none is missing. Values are bound to their place and row: see keyring.encrypt.
 */
import { bankHashes, paypalHashes } from '#server/modules/affiliate/account/payout-details.service.ts';
import type { Keyring, StoredAt } from '../platform/crypto.ts';

export type EncryptedColumn = {
  /** The `storedAt` argument of keyring.encrypt. */
  storedAt: StoredAt;
  table: string;
  key: string;
  /** SQL type of the key. */
  keyType: 'int' | 'bigint' | 'varchar' | 'uuid';
  /** SQL expressions: the value, and the id that it is bound to. */
  value: string;
  boundTo: string;
  /** SQL assignment with one placeholder for the new value. */
  assign: string;
  /** Further condition on the rows. */
  where?: string;
  /** Keyed hash of the same plaintext in another column: both are replaced together. */
  hash?: { column: string; of: (keyring: Keyring, plaintext: string) => string };
};

function columnOf(
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

export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  columnOf('affiliate', 'paypal_email_encrypted', 'int', {
    column: 'paypal_email_hash',
    of: (keyring, plaintext) => paypalHashes(keyring, plaintext)[0] ?? '',
  }),
  columnOf('affiliate', 'bank_details_encrypted', 'int', {
    column: 'bank_details_hash',
    of: (keyring, plaintext) => bankHashes(keyring, plaintext)[0] ?? '',
  }),
  columnOf('admin_account', 'totp_secret_encrypted', 'int'),
  columnOf('mail_message', 'payload_encrypted', 'varchar'),
  { ...columnOf('event', 'data_encrypted', 'bigint'), boundTo: 'public_id' },
  columnOf('webhook_endpoint', 'secret_encrypted', 'int'),
  columnOf('webhook_endpoint', 'previous_secret_encrypted', 'int'),
  {
    storedAt: 'job.login-code',
    table: 'pgboss.job',
    key: 'id',
    keyType: 'uuid',
    value: `data->>'sealed'`,
    boundTo: `data->>'challengeHash'`,
    assign: `data = jsonb_set(data, '{sealed}', to_jsonb(?::text))`,
    where: `name = 'login-code'`,
  },
];
