/** PGlite or PostgreSQL behind one MikroORM. */
import type { PGlite } from '@electric-sql/pglite';
import type { PgliteConnection } from '@mikro-orm/pglite';
import { type EntityManager, PostgreSqlDriver, MikroORM as PostgresMikroORM } from '@mikro-orm/postgresql';
import type { Config } from './config.ts';
import { embeddedDatabaseDir } from './data-dir.ts';
import { ormOptions } from './orm-options.ts';

/** The same type for both engines: they share one SQL platform. */
export type Em = EntityManager;

export type Database = {
  engine: 'pglite' | 'postgresql';
  orm: PostgresMikroORM;
  /** A unit of work of its own; one per request or job. */
  fork(): Em;
  migrate(): Promise<void>;
  ping(): Promise<void>;
  /** The embedded engine itself (jobs and backups need it). */
  pglite(): Promise<PGlite | null>;
  close(): Promise<void>;
};

/** Milliseconds. Long enough for any honest query here, short enough to answer 503 in time. */
const STATEMENT_TIMEOUT_MS = 5000;
const ACQUIRE_TIMEOUT_MS = 2000;

export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'> & { inMemory?: boolean }): Promise<Database> {
  if (config.databaseUrl) {
    const url = config.databaseUrl;
    const orm = await openPostgres(url, { statement_timeout: STATEMENT_TIMEOUT_MS, query_timeout: STATEMENT_TIMEOUT_MS });
    return wrap('postgresql', orm, () => migratePostgres(orm, () => openPostgres(url, {})));
  }
  const embedded = config.inMemory ? { dir: 'memory://', markReady: () => {} } : embeddedDatabaseDir(config.dataDir);
  // A node on PostgreSQL never carries the embedded engine.
  const { PgliteDriver, MikroORM: PgliteMikroORM } = await import('@mikro-orm/pglite');
  const { embeddedOptions } = await import('./embedded-options.ts');
  const orm = await PgliteMikroORM.init({
    ...ormOptions(),
    driver: PgliteDriver,
    dbName: embedded.dir,
    driverOptions: embeddedOptions,
  } as never);
  return wrap('pglite', orm as unknown as PostgresMikroORM, async () => {
    await orm.migrator.up();
    embedded.markReady();
  });
}

async function openPostgres(clientUrl: string, limits: Record<string, number>): Promise<PostgresMikroORM> {
  const orm = await PostgresMikroORM.init({
    ...ormOptions(),
    driver: PostgreSqlDriver,
    clientUrl,
    connect: false,
    pool: { min: 0, max: 12 },
    driverOptions: { connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS, keepAlive: true, ...limits },
  } as never);
  return orm as unknown as PostgresMikroORM;
}

function wrap(engine: Database['engine'], orm: PostgresMikroORM, migrate: () => Promise<void>): Database {
  return {
    engine,
    orm,
    fork: () => orm.em.fork() as Em,
    migrate,
    async ping() {
      await orm.em.getConnection().execute('select 1');
    },
    async pglite() {
      return engine === 'pglite' ? await (orm.em.getConnection() as unknown as PgliteConnection).getNativeClient() : null;
    },
    close: () => orm.close(true),
  };
}

/** An index on a large table takes longer than any request may: what is to be migrated is migrated without the usual limits. */
async function migratePostgres(orm: PostgresMikroORM, openUnlimited: () => Promise<PostgresMikroORM>): Promise<void> {
  const [known] = await queryRows<{ isThere: boolean }>(orm.em.fork(), `select to_regclass('migration') is not null as "isThere"`);
  if (known?.isThere && (await orm.migrator.getPending()).length === 0) return;
  const unlimited = await openUnlimited();
  try {
    await migrateUnderLock(unlimited);
  } finally {
    await unlimited.close(true);
  }
}

/** Several nodes may start at once: one migrates, the others wait for its advisory lock. */
async function migrateUnderLock(orm: PostgresMikroORM): Promise<void> {
  const LOCK = 7_215_001;
  await orm.em.fork().transactional(async (em) => {
    await em.getConnection().execute('select pg_advisory_xact_lock(?)', [LOCK], 'all', em.getTransactionContext());
    await orm.migrator.up();
  });
}

/** Rows of a parametrised statement (`?`), inside the caller's transaction when there is one. */
export async function queryRows<T>(em: Em, sql: string, params: readonly unknown[] = []): Promise<T[]> {
  return (await em.getConnection().execute(sql, [...params], 'all', em.getTransactionContext())) as T[];
}

/** Number of rows a statement touched. */
export async function runStatement(em: Em, sql: string, params: readonly unknown[] = []): Promise<number> {
  const result = (await em.getConnection().execute(sql, [...params], 'run', em.getTransactionContext())) as { affectedRows: number };
  return result.affectedRows;
}
