/**
 * Created once per test worker: its database (embedded, or one on the real
 * server), jobs, data directory and clock.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import type { Deps } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { grantRuntimeRights } from '#server/database/runtime-role.ts';
import { jobDefinitions } from '#server/jobs.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { type Database, openDatabase, queryRows, runStatement } from '#server/platform/database/database.ts';
import { migrateJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger, type LogLevel } from '#server/platform/logger.ts';
import { runtimeUrl } from './database/postgres.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { TIMEOUT } from './wait/timeout.ts';

export type LogLine = { level: LogLevel; message: string } & Record<string, unknown>;

export type TestBase = {
  deps: Deps;
  /**
   * The owner of the tables, whose rights the application's role lacks. The
   * embedded database has one role for both.
   */
  owner: Database;
  clock: TestClock;
  dataDir: string;
  env: Record<string, string>;
  lines: LogLine[];
  queues: string[];
};

const lines: LogLine[] = [];

/** Error lines since the last call. A test that causes one on purpose removes it. */
export function takeUnexpectedErrors(): LogLine[] {
  const errors = lines.filter((line) => line.level === 'error');
  lines.length = 0;
  return errors;
}

type OwnDatabase = { env: Record<string, string>; inMemory: boolean | Blob; ownerUrl: string | null };

/**
 * A separate database: in memory, or on the worker's PostgreSQL,
 * migrated by its owner for the runtime role.
 */
export async function ownDatabase(): Promise<OwnDatabase> {
  const ownerUrl = await createDatabase();
  if (!ownerUrl) return { env: {}, inMemory: migratedCopy() ?? true, ownerUrl };
  await prepareForRuntimeRole(ownerUrl);
  return { env: { DATABASE_URL: runtimeUrl(ownerUrl) }, inMemory: false, ownerUrl };
}

/** Opening a copy takes a fifth of the time of migrating a new database. */
function migratedCopy(): Blob | null {
  const file = inject('migratedDatabase') as string | undefined;
  return file ? new Blob([readFileSync(file)]) : null;
}

/** @returns the owner's URL; null if the engine is embedded */
async function createDatabase(): Promise<string | null> {
  const server = inject('postgresUrl') as string | undefined;
  if (!server) return null;
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const database = await openDatabase({ databaseUrl: server, dataDir: '' });
  await runStatement(database.fork(), `create database ${name}`);
  await database.close();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Runs the same steps as `npm run db:migrate` with the owner's DATABASE_URL. */
async function prepareForRuntimeRole(ownerUrl: string): Promise<void> {
  const owner = await openDatabase({ databaseUrl: ownerUrl, dataDir: '' });
  await owner.migrate();
  await migrateJobs(ownerUrl, testLogger());
  if (!(await grantRuntimeRights(owner))) throw new Error('the runtime role is missing');
  await owner.close();
}

export const testLogger = () =>
  createLogger('debug', { write: (line) => lines.push(JSON.parse(line) as LogLine) });

export const testDataDir = (): string => mkdtempSync(path.join(inject('testFolder'), 'data-'));

async function start(): Promise<TestBase> {
  const dataDir = testDataDir();
  const database = await ownDatabase();
  const env = {
    DATA_DIR: dataDir,
    DEMO: 'off',
    APP_SECRET: 'a secret only tests know: forty letters!',
    ...database.env,
  };
  const clock = createTestClock();
  const deps = await createDeps(loadConfig(env), {
    clock,
    logger: testLogger(),
    inMemory: database.inMemory,
  });
  await deps.db.migrate();
  await deps.startJobs();
  const owner = database.ownerUrl
    ? await openDatabase({ databaseUrl: database.ownerUrl, dataDir: '' })
    : deps.db;
  return { deps, owner, clock, dataDir, env, lines, queues: jobDefinitions(deps).map(({ name }) => name) };
}

let started: Promise<TestBase> | null = null;
export function testBase(): Promise<TestBase> {
  started ??= start();
  return started;
}

/** The queues with jobs that are due or running. */
async function busyQueues(base: TestBase, states: readonly string[]): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    base.deps.db.fork(),
    `select distinct name from pgboss.job where name = any(string_to_array(?, ',')) and state::text = any(string_to_array(?, ',')) and start_after <= now()`,
    [base.queues.join(','), states.join(',')],
  );
  return rows.map(({ name }) => name);
}

/** Waits until no job is in one of the states; runs those that are due. */
async function untilNoJobIs(base: TestBase, states: readonly string[]): Promise<void> {
  const started = Date.now();
  const unfinished = () => busyQueues(base, states);
  for (let queues = await unfinished(); queues.length > 0; queues = await unfinished()) {
    if (Date.now() - started > TIMEOUT.timeout)
      throw new Error(`the jobs did not finish: ${queues.join(', ')}`);
    for (const queue of queues) base.deps.jobs.wake(queue);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Runs all due jobs. */
export const untilJobsAreDone = (base: TestBase): Promise<void> =>
  untilNoJobIs(base, ['created', 'retry', 'active']);

/**
 * Only the owner may skip foreign keys and the triggers of append-only tables. Deleting a few rows
 * takes a tenth of the time of TRUNCATE, which only tables that have grown need.
 */
const EMPTY_TABLES = `do $$ declare t record; begin
  set local session_replication_role = replica;
  for t in select oid::regclass as name, pg_relation_size(oid) > 262144 as grown from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration' and pg_relation_size(oid) > 0
  loop
    execute format(case when t.grown then 'truncate %s cascade' else 'delete from %s' end, t.name);
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`;

/** Empties every table, the queue and the mailbox, and resets the clock to the real time. */
export async function clear(base: TestBase): Promise<void> {
  const em = base.owner.fork();
  await runStatement(
    em,
    `delete from pgboss.job where name = any(string_to_array(?, ',')) and state::text in ('created', 'retry')`,
    [base.queues.join(',')],
  );
  await untilNoJobIs(base, ['active']);
  await runStatement(em, EMPTY_TABLES);
  for (const folder of ['mail', 'uploads']) {
    const dir = path.join(base.dataDir, folder);
    for (const name of await readdir(dir).catch(() => [] as string[]))
      await rm(path.join(dir, name), { force: true });
  }
  base.clock.reset();
  lines.length = 0;
}
