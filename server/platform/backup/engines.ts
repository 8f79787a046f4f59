import { spawn } from 'node:child_process';
import { existsSync, openAsBlob, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { EMBEDDED_FOLDER, embeddedDatabaseDir, READY_MARK } from '../database/data-dir.ts';
import { openDatabase, queryRows } from '../database/database.ts';
import { EMBEDDED_MAJOR, embeddedOptions } from '../database/embedded-options.ts';
import { BackupError } from '../errors.ts';
import { untilEnded } from '../process/exit.ts';
import type { Source } from './archive.ts';

export type Query = (sql: string, params?: unknown[]) => Promise<Record<string, unknown>[]>;
/** `rows` is exact only if no other process could write meanwhile. */
export type DatabaseInfo = {
  engine: 'pglite' | 'postgresql';
  serverVersion: number;
  migrations: string[];
  rows: Record<string, number>;
};

async function readDatabaseInfo(engine: DatabaseInfo['engine'], query: Query): Promise<DatabaseInfo> {
  const tables = await query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables)
    rows[String(name)] = Number((await query(`select count(*) as n from "${name}"`))[0]?.n);
  const hasSchema = tables.some(({ name }) => name === 'migration');
  return {
    engine,
    serverVersion: Number(
      (await query(`select current_setting('server_version_num') as version`))[0]?.version,
    ),
    migrations: hasSchema
      ? (await query('select name from migration order by name')).map(({ name }) => String(name))
      : [],
    rows,
  };
}

const queryOf =
  (database: PGlite): Query =>
  async (sql, params) =>
    (await database.query<Record<string, unknown>>(sql, params)).rows;

/** @param folder that no other process has open @param atLeast the log position it must reach */
export async function dumpEmbedded(
  folder: string,
  atLeast: string | null,
): Promise<{ source: { name: string; content: Uint8Array }; facts: DatabaseInfo }> {
  const database = await PGlite.create(folder, embeddedOptions);
  const query = queryOf(database);
  try {
    if (
      atLeast &&
      !(await query('select pg_current_wal_lsn() >= $1::pg_lsn as "isThere"', [atLeast]))[0]?.isThere
    )
      throw new BackupError('The copy of the database is incomplete. Please try again.');
    const facts = await readDatabaseInfo('pglite', query);
    const dump = await database.dumpDataDir('none');
    return { source: { name: 'database.tar', content: new Uint8Array(await dump.arrayBuffer()) }, facts };
  } finally {
    await database.close();
  }
}

/**
 * Programs keep their place in the event log: new events must come behind the places given since
 * the backup. The time is also larger when the same backup is restored again.
 */
const SKIP_EVENT_PLACES = `select setval(oid::regclass,
    greatest(nextval(oid::regclass), (extract(epoch from clock_timestamp()) * 1000)::bigint))
  from pg_class where relname = 'event_position'`;

/** @param dataDir in memory without it @throws BackupError unless all rows are there */
async function restoreEmbedded(loadDataDir: Blob, expected: DatabaseInfo, dataDir?: string): Promise<void> {
  const database = await PGlite.create({ ...embeddedOptions, dataDir, loadDataDir });
  try {
    const { rows } = await readDatabaseInfo('pglite', queryOf(database));
    for (const [table, count] of Object.entries(expected.rows))
      if (rows[table] !== count)
        throw new BackupError(`The table ${table} has ${rows[table] ?? 'no'} rows instead of ${count}.`);
    if (dataDir) await queryOf(database)(SKIP_EVENT_PLACES);
  } finally {
    await database.close();
  }
}

/** Proof that the dump can be restored. */
export const verifyEmbedded = (dump: Uint8Array, expected: DatabaseInfo): Promise<void> =>
  restoreEmbedded(new Blob([new Uint8Array(dump)]), expected);

export const isEmbeddedEmpty = (dataDir: string): boolean => !existsSync(path.join(dataDir, EMBEDDED_FOLDER));

/** Writes the `ready` mark last: without it the folder does not count as a database. */
export async function loadEmbedded(dataDir: string, dumpFile: string, expected: DatabaseInfo): Promise<void> {
  const major = Math.floor(expected.serverVersion / 10_000);
  if (major !== EMBEDDED_MAJOR)
    throw new BackupError(
      `This backup holds a database of PostgreSQL ${major}; the embedded engine here is PostgreSQL ${EMBEDDED_MAJOR}.`,
    );
  // A mark left by a moved database would make a restore that was killed half-way look complete.
  await rm(path.join(dataDir, READY_MARK), { force: true });
  const { dir } = embeddedDatabaseDir(dataDir);
  try {
    await restoreEmbedded(await openAsBlob(dumpFile), expected, dir);
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(path.join(dataDir, READY_MARK), new Date().toISOString());
}

/** In the environment, because every user of the machine can read command-line arguments. */
function postgresEnv(databaseUrl: string): NodeJS.ProcessEnv {
  const url = new URL(databaseUrl);
  const sslmode = url.searchParams.get('sslmode');
  return {
    ...process.env,
    PGHOST: url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslmode ? { PGSSLMODE: sslmode } : {}),
  };
}

const runTool = (tool: 'pg_dump' | 'pg_restore', args: string[], databaseUrl: string): Promise<void> =>
  untilEnded(
    spawn(tool, args, { env: postgresEnv(databaseUrl), stdio: ['ignore', 'ignore', 'pipe'] }),
    tool,
    `${tool} was not found. Install PostgreSQL's client tools of the server's version or newer (Debian: apt-get install postgresql-client) and try again.`,
  );

async function withPostgres<T>(databaseUrl: string, work: (query: Query) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    // Raw: the queries are of the system catalogue.
    return await work((sql) => queryRows(database.fork(), sql));
  } finally {
    await database.close();
  }
}

export async function dumpPostgres(
  databaseUrl: string,
  folder: string,
): Promise<{ source: Source; facts: DatabaseInfo }> {
  const facts = await withPostgres(databaseUrl, (query) => readDatabaseInfo('postgresql', query));
  const file = path.join(folder, 'database.dump');
  await runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', file], databaseUrl);
  await runTool('pg_restore', ['--list', file], databaseUrl);
  return { source: { name: 'database.dump', file }, facts };
}

export const isPostgresEmpty = (databaseUrl: string): Promise<boolean> =>
  withPostgres(databaseUrl, async (query) => {
    const [row] = await query(
      `select count(*) as n from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`,
    );
    return Number(row?.n) === 0;
  });

export async function loadPostgres(databaseUrl: string, dumpFile: string): Promise<void> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const flags = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runTool('pg_restore', [...flags, '--dbname', name, dumpFile], databaseUrl);
  await withPostgres(databaseUrl, (query) => query(SKIP_EVENT_PLACES));
}
