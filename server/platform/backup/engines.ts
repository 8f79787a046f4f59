/** Taking a database out and putting it back, for both engines. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { EMBEDDED_FOLDER, embeddedDatabaseDir, READY_MARK } from '../data-dir.ts';
import { openDatabase, queryRows } from '../database.ts';
import { EMBEDDED_MAJOR, embeddedOptions } from '../embedded-options.ts';
import type { Source } from './container.ts';
import { DbError } from './db-error.ts';

export type Query = (sql: string, params?: unknown[]) => Promise<Record<string, unknown>[]>;
/** What a backup says about its database. `rows` is exact only where nothing else could write meanwhile. */
export type DatabaseFacts = { engine: 'pglite' | 'postgresql'; serverVersion: number; migrations: string[]; rows: Record<string, number> };

export async function readFacts(engine: DatabaseFacts['engine'], query: Query): Promise<DatabaseFacts> {
  const tables = await query(`select tablename as name from pg_tables where schemaname = 'public' order by tablename`);
  const rows: Record<string, number> = {};
  for (const { name } of tables) rows[String(name)] = Number((await query(`select count(*) as n from "${name}"`))[0]?.n);
  const hasSchema = tables.some(({ name }) => name === 'migration');
  return {
    engine,
    serverVersion: Number((await query(`select current_setting('server_version_num') as version`))[0]?.version),
    migrations: hasSchema ? (await query('select name from migration order by name')).map(({ name }) => String(name)) : [],
    rows,
  };
}

const major = (serverVersion: number): number => Math.floor(serverVersion / 10_000);

/**
 * @param folder of a database nobody else has open
 * @param atLeast the position in the write-ahead log that a frozen copy has to reach
 */
export async function dumpEmbedded(
  folder: string,
  atLeast: string | null,
): Promise<{ source: { name: string; content: Uint8Array }; facts: DatabaseFacts }> {
  const database = await PGlite.create(folder, embeddedOptions);
  const query: Query = async (sql, params) => (await database.query<Record<string, unknown>>(sql, params)).rows;
  try {
    if (atLeast && !(await query('select pg_current_wal_lsn() >= $1::pg_lsn as "isThere"', [atLeast]))[0]?.isThere)
      throw new DbError('The copy of the database ends before the moment it was taken. Please try again.');
    const facts = await readFacts('pglite', query);
    const dump = await database.dumpDataDir('none');
    return { source: { name: 'database.tar', content: new Uint8Array(await dump.arrayBuffer()) }, facts };
  } finally {
    await database.close();
  }
}

/** Loads the dump into a database in memory and counts: a backup nobody can restore is none. */
export async function verifyEmbedded(dump: Uint8Array, expected: DatabaseFacts): Promise<void> {
  const copy = await PGlite.create({ ...embeddedOptions, loadDataDir: new Blob([new Uint8Array(dump)]) });
  try {
    requireSameRows(expected, await readFacts('pglite', async (sql) => (await copy.query<Record<string, unknown>>(sql)).rows));
  } finally {
    await copy.close();
  }
}

function requireSameRows(expected: DatabaseFacts, found: DatabaseFacts): void {
  for (const [table, count] of Object.entries(expected.rows))
    if (found.rows[table] !== count) throw new DbError(`The table ${table} has ${found.rows[table] ?? 'no'} rows instead of ${count}.`);
}

export const isEmbeddedEmpty = (dataDir: string): boolean => !existsSync(path.join(dataDir, EMBEDDED_FOLDER));

/** The folder counts as a database only once the last line has been reached. */
export async function loadEmbedded(dataDir: string, dumpFile: string, expected: DatabaseFacts): Promise<void> {
  if (major(expected.serverVersion) !== EMBEDDED_MAJOR)
    throw new DbError(
      `This backup holds a database of PostgreSQL ${major(expected.serverVersion)}; the embedded engine here is PostgreSQL ${EMBEDDED_MAJOR}.`,
    );
  // Left by a database that was moved away; with it a restore that is killed half-way would look whole.
  await rm(path.join(dataDir, READY_MARK), { force: true });
  const { dir } = embeddedDatabaseDir(dataDir);
  try {
    const database = await PGlite.create({ ...embeddedOptions, dataDir: dir, loadDataDir: new Blob([readFileSync(dumpFile)]) });
    try {
      requireSameRows(expected, await readFacts('pglite', async (sql) => (await database.query<Record<string, unknown>>(sql)).rows));
    } finally {
      await database.close();
    }
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(path.join(dataDir, READY_MARK), new Date().toISOString());
}

/** The connection by environment, never by arguments: those can be read by every user of the machine. */
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

function runTool(tool: 'pg_dump' | 'pg_restore', args: string[], databaseUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { env: postgresEnv(databaseUrl), stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
    child.once('error', () =>
      reject(
        new DbError(
          `${tool} was not found. Install PostgreSQL's client tools of the server's version or newer (Debian: apt-get install postgresql-client) and try again.`,
        ),
      ),
    );
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new DbError(`${tool} ended with ${code}: ${said.trim()}`))));
  });
}

/** Asks the configured PostgreSQL; the connection lasts as long as `work`. */
export async function withPostgres<T>(databaseUrl: string, work: (query: Query) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    return await work((sql) => queryRows(database.fork(), sql));
  } finally {
    await database.close();
  }
}

export async function dumpPostgres(databaseUrl: string, folder: string): Promise<{ source: Source; facts: DatabaseFacts }> {
  const facts = await withPostgres(databaseUrl, (query) => readFacts('postgresql', query));
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

export async function loadPostgres(databaseUrl: string, dumpFile: string): Promise<DatabaseFacts> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const flags = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--dbname', name];
  await runTool('pg_restore', [...flags, dumpFile], databaseUrl);
  return await withPostgres(databaseUrl, (query) => readFacts('postgresql', query));
}
