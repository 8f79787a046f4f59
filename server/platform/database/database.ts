import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgliteConnection } from '@mikro-orm/pglite';
import { PostgreSqlDriver, MikroORM as PostgresMikroORM } from '@mikro-orm/postgresql';
import type { DatabaseConnection, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Config } from '../config/config.ts';
import { causes, DatabaseVersionError, isDatabaseAway } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { embeddedDatabaseDir } from './data-dir.ts';
import { knownMigrations, ormOptions } from './orm-options.ts';
import { createStatementObserver, type Em } from './typed-queries.ts';

export type { Em } from './typed-queries.ts';

type PoolUse = { totalCount: number; idleCount: number; waitingCount: number };
/** @param beforeChange awaited before an embedded database with data gets another schema */
type Migrate = (beforeChange?: (pglite: PGlite) => Promise<void>) => Promise<void>;
export type Database = ReturnType<typeof wrap>;

/** Enough for every query here, and short enough to respond with 503 in time. */
const STATEMENT_TIMEOUT_MS = 5000;
const ACQUIRE_TIMEOUT_MS = 2000;
/** Connections of each node, besides those of its job queue. */
export const POOL_SIZE = 12;

/** By type id. Bigint and numeric arrive as text; numbers here stay below 2^53. */
const PARSERS = {
  20: Number,
  1700: Number,
  1184: (text: string) => new Date(text),
};

type PgClient = { setTypeParser(typeId: number, parse: (text: string) => unknown): void };
type PgPool = {
  on(event: 'connect', listener: (client: PgClient) => void): void;
  connect(): Promise<PoolClient>;
};

function setParsers(client: PgClient): void {
  for (const [typeId, parse] of Object.entries(PARSERS)) client.setTypeParser(Number(typeId), parse);
}

/** @param config `inMemory` may be the result of `dumpDataDir`, which is then opened */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & { inMemory?: boolean | Blob },
  logger: Logger | null = null,
): Promise<Database> {
  if (config.databaseUrl) {
    const url = config.databaseUrl;
    const orm = await openPostgres(url, logger, {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS,
    });
    return wrap('postgresql', orm, () => migratePostgres(orm, () => openPostgres(url, null, {})));
  }
  const embedded = config.inMemory
    ? { dir: 'memory://', isNew: true, markReady: () => {} }
    : embeddedDatabaseDir(config.dataDir);
  // Loaded on demand: a node on PostgreSQL does not need the embedded engine.
  const { PgliteDriver, MikroORM: PgliteMikroORM } = await import('@mikro-orm/pglite');
  const { EMBEDDED_MAJOR, embeddedOptions, shareEventLoop } = await import('./embedded-options.ts');
  requireSameEngine(embedded.dir, EMBEDDED_MAJOR);
  const copy = config.inMemory instanceof Blob ? config.inMemory : null;
  // What `initdb` would create in three times the time.
  const { dataDir: emptyDatabase } = await import('@electric-sql/pglite-prepopulatedfs');
  const initial = copy ?? (embedded.isNew ? await emptyDatabase() : null);
  const observe = createStatementObserver(logger);
  const orm = await PgliteMikroORM.init({
    ...ormOptions(),
    driver: PgliteDriver,
    dbName: embedded.dir,
    async onCreateConnection(connection) {
      await shareEventLoop(connection as DatabaseConnection);
      observe(connection as DatabaseConnection);
    },
    // As a function, because MikroORM would copy an object and the Blob inside it.
    driverOptions: () => ({
      ...embeddedOptions,
      parsers: PARSERS,
      ...(initial ? { loadDataDir: initial } : {}),
    }),
  });
  const database = wrap('pglite', orm as unknown as PostgresMikroORM, async (beforeChange) => {
    await requireKnownSchema(database.orm);
    const pglite = await database.pglite();
    if (beforeChange && pglite && !embedded.isNew && (await orm.migrator.getPending()).length > 0)
      await beforeChange(pglite);
    await orm.migrator.up().catch((error: unknown) => {
      throw explainedMigrationError(error);
    });
    embedded.markReady();
  });
  return database;
}

async function openPostgres(
  clientUrl: string,
  logger: Logger | null,
  limits: Record<string, number>,
): Promise<PostgresMikroORM> {
  const observe = createStatementObserver(logger);
  return await PostgresMikroORM.init({
    ...ormOptions(),
    driver: PostgreSqlDriver,
    clientUrl,
    pool: { min: 0, max: POOL_SIZE },
    onCreateConnection: async (connection) => observe(connection as DatabaseConnection),
    driverOptions: {
      connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      keepAlive: true,
      ...limits,
      onPoolCreated: (pool: PgPool) => {
        pool.on('connect', setParsers);
        const connect = pool.connect.bind(pool);
        Object.assign(pool, { connect: async () => leaseOf(await connect()) });
      },
    },
  });
}

function wrap(engine: 'pglite' | 'postgresql', orm: PostgresMikroORM, migrate: Migrate) {
  return {
    engine,
    orm,
    /** A separate unit of work; one per request or job. */
    fork: () => orm.em.fork() as Em,
    /** Concurrent starts call it inside `withStartupLock`. */
    migrate,
    /** @throws if the database is unavailable */
    isMigrated: () => isMigrated(orm),
    async pglite(): Promise<PGlite | null> {
      return engine === 'pglite'
        ? await (orm.em.getConnection() as unknown as PgliteConnection).getNativeClient()
        : null;
    },
    async pool(): Promise<PoolUse | null> {
      return engine === 'pglite' ? null : ((await orm.em.getConnection().getNativeClient()) as PoolUse);
    },
    close: () => orm.close(true),
  };
}

/** Without the usual timeouts: an index on a large table takes longer than a request may. */
async function migratePostgres(
  orm: PostgresMikroORM,
  openUnlimited: () => Promise<PostgresMikroORM>,
): Promise<void> {
  if ((await requireKnownSchema(orm)) && (await isMigrated(orm))) return;
  const unlimited = await openUnlimited();
  try {
    await unlimited.migrator.up();
  } catch (error) {
    throw explainedMigrationError(error);
  } finally {
    await unlimited.close(true);
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Turns failures that the operator can resolve into one sentence without a stack. */
function explainedMigrationError(error: unknown): unknown {
  if (![...causes(error)].some(({ code }) => code === INSUFFICIENT_PRIVILEGE)) return error;
  return new DatabaseVersionError(
    'The database schema is missing or older than this program, and this database role may not change it. Run `npm run db:migrate` with the DATABASE_URL of the owner first.',
    { cause: error },
  );
}

/** REL-19: one major version of PostgreSQL cannot read the files of another. */
function requireSameEngine(folder: string, mine: number): void {
  const file = path.join(folder, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (found !== mine)
    throw new DatabaseVersionError(
      `The embedded database in ${folder} is of PostgreSQL ${found}, this program carries PostgreSQL ${mine}. Start the version it was made with; docs/operations/bad-day.md says how to move.`,
    );
}

/** REL-19: an older program would misread the newer schema. @returns whether the schema exists */
async function requireKnownSchema(orm: PostgresMikroORM): Promise<boolean> {
  if (!(await hasTable(orm.em.fork(), 'migration'))) return false;
  const mine = knownMigrations();
  const newer = (await doneMigrations(orm)).filter((name) => !mine.includes(name));
  if (newer.length > 0)
    throw new DatabaseVersionError(
      `The database has been changed by a newer version of this program (${newer.join(', ')}). Start that version, or restore an older backup into an empty DATA_DIR or database.`,
    );
  return true;
}

async function isMigrated(orm: PostgresMikroORM): Promise<boolean> {
  const done = new Set(await doneMigrations(orm));
  return knownMigrations().every((name) => done.has(name));
}

// Raw: the table of the migrator is no entity.
const doneMigrations = async (orm: PostgresMikroORM): Promise<string[]> =>
  (await queryRows<{ name: string }>(orm.em.fork(), 'select name from migration order by name')).map(
    ({ name }) => name,
  );

/** Rows of a parametrised statement (`?`), inside the caller's transaction if there is one. */
export async function queryRows<T>(em: Em, sql: string, params: readonly unknown[] = []): Promise<T[]> {
  return (await em.getConnection().execute(sql, [...params], 'all', em.getTransactionContext())) as T[];
}

/** @throws while the database is away */
export async function ping(db: Database): Promise<void> {
  // Raw: it reads no table.
  await queryRows(db.fork(), 'select 1');
}

/** @param table with its schema, if that is not `public` */
export async function hasTable(em: Em, table: string): Promise<boolean> {
  // Raw: typed queries have no catalogue functions.
  const [row] = await queryRows<{ found: boolean }>(em, 'select to_regclass(?) is not null as found', [
    table,
  ]);
  return row?.found === true;
}

/** Number of rows that a statement changed. */
export async function runStatement(em: Em, sql: string, params: readonly unknown[] = []): Promise<number> {
  const result = (await em.getConnection().execute(sql, [...params], 'run', em.getTransactionContext())) as {
    affectedRows: number;
  };
  return result.affectedRows;
}

/** The embedded engine has no autovacuum. One table at a time: requests run in between. */
export async function vacuumEmbedded(db: Database): Promise<void> {
  if (db.engine !== 'pglite') return;
  const em = db.fork();
  // Raw: the catalogue and VACUUM have no typed form.
  const tables = await queryRows<{ name: string }>(
    em,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  for (const { name } of tables) await runStatement(em, `vacuum (analyze) ${name}`);
}

/** What this file needs of a client of the `pg` library. */
export type PoolClient = {
  query(sql: string, parameters: readonly unknown[]): Promise<unknown>;
  release(destroy?: boolean): void;
};

/** Kysely never releases the connection of a transaction if one of these fails. */
const KEEPS_CONNECTION = /^(?:begin|start transaction|rollback)(?! to)\b/;

/** As Kysely borrows it (decision 0025). A failure that leaves it unusable ends it. */
export function leaseOf(client: PoolClient): PostgresPoolClient {
  let isReleased = false;
  function release(destroy: boolean): void {
    if (isReleased) return;
    isReleased = true;
    client.release(destroy);
  }
  async function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      return (await client.query(sql, parameters)) as PostgresQueryResult<R>;
    } catch (error) {
      if (isDatabaseAway(error) || KEEPS_CONNECTION.test(sql)) release(true);
      throw error;
    }
  }
  // Streams of rows need a cursor, which nothing here uses.
  return { query: query as PostgresPoolClient['query'], release: () => release(false) };
}
