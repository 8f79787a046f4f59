/** Safe to interrupt: each batch is one transaction. */
import { ENCRYPTED_COLUMNS } from '../modules.ts';
import { DecryptionError, type Keyring } from '../platform/crypto.ts';
import { type Database, type Em, hasTable, queryRows, runStatement } from '../platform/database/database.ts';
import type { EncryptedColumn } from './encrypted-columns.ts';

const BATCH_ROWS = 100;
/** Each pass re-reads a column from its start, until a pass finds nothing to change. */
const PASSES_MAX = 10;
/** Pause between two passes over rows that another transaction has locked. */
const PAUSE_MS = 500;

type Row = { key: string; value: string; boundTo: string | null };
type Rotation = { reencrypted: number; unreadable: string[]; locked: number };
type Batch = Rotation & { lastKey: string | null };

const NOTHING: Rotation = { reencrypted: 0, unreadable: [], locked: 0 };
const together = (a: Rotation, b: Rotation): Rotation => ({
  reencrypted: a.reencrypted + b.reencrypted,
  unreadable: [...a.unreadable, ...b.unreadable],
  locked: a.locked + b.locked,
});

// Raw: ENCRYPTED_COLUMNS names tables and columns, among them parts of JSON documents and the
// job queue's tables.

export async function reencryptBatch(
  db: Database,
  keyring: Keyring,
  column: EncryptedColumn,
  afterKey: string | null,
  batchRows = BATCH_ROWS,
): Promise<Batch> {
  return await db.fork().transactional(async (em) => {
    const rows = await readRows(em as Em, column, afterKey, batchRows);
    const stale = rows.filter(({ value }) => !keyring.isCurrent(value));
    const locked = await lockRows(em as Em, column, stale);
    const lastKey = rows.at(-1)?.key ?? null;
    const batch: Batch = { ...NOTHING, unreadable: [], lastKey, locked: stale.length - locked.length };
    const current = rows.filter(({ value }) => keyring.isCurrent(value));
    for (const row of [...current, ...locked]) {
      try {
        batch.reencrypted += await reencrypt(em as Em, keyring, column, row);
      } catch (error) {
        if (!(error instanceof DecryptionError)) throw error;
        batch.unreadable.push(error.detail);
      }
    }
    return batch;
  });
}

const selectOf = ({ key, value, boundTo, table, where }: EncryptedColumn): string =>
  `select ${key}::text as key, ${value} as value, (${boundTo})::text as "boundTo" from ${table} where ${value} is not null${where ? ` and ${where}` : ''}`;

async function readRows(em: Em, column: EncryptedColumn, afterKey: string | null, batchRows: number) {
  const { key, keyType } = column;
  const after = afterKey === null ? '' : ` and ${key} > ?::text::${keyType}`;
  return await queryRows<Row>(
    em,
    `${selectOf(column)}${after} order by ${column.table}.${key} limit ${batchRows}`,
    afterKey === null ? [] : [afterKey],
  );
}

/** Skips rows that a request has locked: waiting could deadlock. A later pass finds them. */
async function lockRows(em: Em, column: EncryptedColumn, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return [];
  const { key, keyType } = column;
  return await queryRows<Row>(
    em,
    `${selectOf(column)} and ${key} = any(string_to_array(?, ',')::${keyType}[]) for update skip locked`,
    [rows.map((row) => row.key).join(',')],
  );
}

async function reencrypt(em: Em, keyring: Keyring, column: EncryptedColumn, row: Row): Promise<number> {
  const boundTo = row.boundTo ?? '';
  const plaintext = keyring.decrypt(row.value, column.storedAt, boundTo);
  // Current values are decrypted too, so that the final line counts every changed or moved value.
  if (keyring.isCurrent(row.value)) return 0;
  const { hash } = column;
  return await runStatement(
    em,
    `update ${column.table} set ${column.assign}${hash ? `, ${hash.column} = ?` : ''} where ${column.key} = ?::text::${column.keyType}${column.where ? ` and ${column.where}` : ''}`,
    [
      keyring.encrypt(plaintext, column.storedAt, boundTo),
      ...(hash ? [hash.of(keyring, plaintext)] : []),
      row.key,
    ],
  );
}

async function passOver(db: Database, keyring: Keyring, column: EncryptedColumn): Promise<Rotation> {
  let found = NOTHING;
  let afterKey: string | null = null;
  do {
    const batch: Batch = await reencryptBatch(db, keyring, column, afterKey);
    found = together(found, batch);
    afterKey = batch.lastKey;
  } while (afterKey !== null);
  return found;
}

async function rotateColumn(db: Database, keyring: Keyring, column: EncryptedColumn): Promise<Rotation> {
  let reencrypted = 0;
  for (let pass = 1; ; pass++) {
    const found = await passOver(db, keyring, column);
    reencrypted += found.reencrypted;
    if (pass === PASSES_MAX || found.reencrypted + found.locked === 0) return { ...found, reencrypted };
    if (found.locked > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** @param onProgress called after each column with a readable line */
export async function rotateKeys(
  db: Database,
  keyring: Keyring,
  onProgress: (line: string) => void = () => {},
): Promise<Rotation> {
  let total = NOTHING;
  for (const column of ENCRYPTED_COLUMNS) {
    // The first start creates the job queue's tables; the migrations do not.
    if (!(await hasTable(db.fork(), column.table))) continue;
    const rotation = await rotateColumn(db, keyring, column);
    total = together(total, rotation);
    onProgress(`${column.storedAt}: ${rotation.reencrypted} re-encrypted`);
  }
  return total;
}
