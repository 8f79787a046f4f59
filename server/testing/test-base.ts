/** What a test worker starts once: its database (embedded, or one on the real server), its jobs, its data directory, its clock. */
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { createDeps, type Deps } from '#server/deps.ts';
import { jobDefinitions } from '#server/jobs.ts';
import { loadConfig } from '#server/platform/config.ts';
import { openDatabase, queryRows, runStatement } from '#server/platform/database.ts';
import { createLogger, type LogLevel } from '#server/platform/logger.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export type LogLine = { level: LogLevel; message: string } & Record<string, unknown>;

export type TestBase = {
  deps: Deps;
  clock: TestClock;
  dataDir: string;
  env: Record<string, string>;
  lines: LogLine[];
  queues: string[];
};

const lines: LogLine[] = [];

/** Error lines since the last call. A test that provokes one on purpose takes them itself. */
export function takeUnexpectedErrors(): LogLine[] {
  const errors = lines.filter((line) => line.level === 'error');
  lines.length = 0;
  return errors;
}

/** A database nobody else uses: in memory, or a new one on the worker's PostgreSQL. */
export async function ownDatabase(): Promise<{ env: Record<string, string>; inMemory: boolean }> {
  const server = inject('postgresUrl') as string | undefined;
  if (!server) return { env: {}, inMemory: true };
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const database = await openDatabase({ databaseUrl: server, dataDir: '' });
  await runStatement(database.fork(), `create database ${name}`);
  await database.close();
  return { env: { DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href }, inMemory: false };
}

export const testLogger = () => createLogger('debug', (line) => lines.push(JSON.parse(line) as LogLine));

export const testDataDir = (): string => mkdtempSync(path.join(inject('testFolder'), 'data-'));

async function start(): Promise<TestBase> {
  const dataDir = testDataDir();
  const database = await ownDatabase();
  const env = { DATA_DIR: dataDir, DEMO: 'off', APP_SECRET: 'a secret only tests know: forty letters!', ...database.env };
  const clock = createTestClock();
  const deps = await createDeps(loadConfig(env), { clock, logger: testLogger(), inMemory: database.inMemory });
  await deps.db.migrate();
  await deps.startJobs();
  return { deps, clock, dataDir, env, lines, queues: Object.keys(jobDefinitions(deps)) };
}

let started: Promise<TestBase> | null = null;
export function testBase(): Promise<TestBase> {
  started ??= start();
  return started;
}

/** Jobs that are due or being worked. */
async function pendingJobs(base: TestBase, states: readonly string[]): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    base.deps.db.fork(),
    `select count(*)::int as n from pgboss.job where name = any(string_to_array(?, ',')) and state::text = any(string_to_array(?, ',')) and start_after <= now()`,
    [base.queues.join(','), states.join(',')],
  );
  return row?.n ?? 0;
}

/** Lets the workers do everything that is due. */
export async function untilJobsAreDone(base: TestBase): Promise<void> {
  const started = Date.now();
  while ((await pendingJobs(base, ['created', 'retry', 'active'])) > 0) {
    if (Date.now() - started > 20_000) throw new Error('the jobs did not come to an end');
    for (const queue of base.queues) base.deps.jobs.wake(queue);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Every table empty, nothing queued, no mail, the clock at the real time. */
export async function clear(base: TestBase): Promise<void> {
  const em = base.deps.db.fork();
  await runStatement(em, `delete from pgboss.job where name = any(string_to_array(?, ',')) and state::text in ('created', 'retry')`, [
    base.queues.join(','),
  ]);
  while ((await pendingJobs(base, ['active'])) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const tables = await queryRows<{ name: string }>(
    em,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  );
  await runStatement(em, `truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} restart identity cascade`);
  for (const folder of ['mail', 'uploads']) {
    const dir = path.join(base.dataDir, folder);
    for (const name of await readdir(dir).catch(() => [] as string[])) await rm(path.join(dir, name), { force: true });
  }
  base.clock.reset();
  lines.length = 0;
}
