/**
 * `node server/testing/e2e/e2e-server.ts <pglite|postgres> <port> [demo-rows]`: the built site in
 * demo mode on its own database. Lets days pass when its parent says so.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Deps, systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { jobDefinitions } from '#server/jobs.ts';
import { ensureFirstAdmin } from '#server/modules/office/account/admin.service.ts';
import { claimDatabase } from '#server/modules/office/demo/demo-mark.service.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { runStatement } from '#server/platform/database/database.ts';
import { createLogger } from '#server/platform/logger.ts';
import { seedDemo } from '#server/seed/seed.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';
import { addOldSales } from './e2e-sales.ts';
import { openOutput, outputFile, type PassedDays } from './e2e-shop.ts';

const [engine = 'pglite', port = '4610', rows = 'all-rows'] = process.argv.slice(2);
const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-e2e-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
// Loaded only if needed, because it ends the process by itself after a signal.
const postgres =
  engine === 'postgres' ? await (await import('../database/postgres.ts')).startPostgres() : null;
if (postgres) await postgres.createDatabase('e2e');

const env = {
  ...process.env,
  NODE_COMPILE_CACHE: '.cache/compiled',
  // Demo mode does not start with NODE_ENV=production; the renderer selects
  // React's production build by itself.
  NODE_ENV: undefined,
  PORT: port,
  DATA_DIR: dataDir,
  DEMO: 'on',
  LOG_LEVEL: 'warn',
  ...(postgres
    ? { DATABASE_URL: postgres.url('e2e'), APP_SECRET: 'a secret only tests know: forty letters!' }
    : {}),
};

/** Work on the database while no server uses it: the embedded one has one owner at a time. */
async function withDeps(clock: Clock, work: (deps: Deps) => Promise<void>): Promise<void> {
  const deps = await createDeps(loadConfig(env), { logger: createLogger('error'), clock });
  await deps.db.migrate();
  await claimDatabase(systemContext(deps));
  await deps.startJobs();
  await work(deps);
  await deps.close();
}

if (rows !== 'demo-rows')
  await withDeps(systemClock, async (deps) => {
    await ensureFirstAdmin(systemContext(deps));
    await seedDemo(deps);
    await addOldSales(deps);
  });

const output = openOutput(port);
function startServer(): ChildProcess {
  const started = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('../../main.ts', import.meta.url))],
    { stdio: ['ignore', output, output], env },
  );
  started.once('exit', end);
  return started;
}

async function end(code: number | null): Promise<void> {
  if (code !== 0) process.stderr.write(`The server ended with ${code}: ${outputFile(port)}\n`);
  await postgres?.remove();
  process.exit(code ?? 1);
}

let server = startServer();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGTERM'));

/** The server rests meanwhile; jobs that waited for a moment in these days become due. */
async function passDays({ days, job }: PassedDays): Promise<void> {
  server.off('exit', end);
  const stopped = once(server, 'exit');
  server.kill('SIGTERM');
  await stopped;
  const later = { now: () => new Date(Date.now() + days * DAY_MS) };
  await withDeps(later, async (deps) => {
    await runStatement(
      deps.db.fork(),
      `update pgboss.job set start_after = start_after - make_interval(days => ?) where state = 'created'`,
      [days],
    );
    const definition = jobDefinitions(deps).find(({ name }) => name === job);
    if (!definition) throw new Error(`there is no job named ${job}`);
    await definition.run(systemContext(deps), {});
  });
  process.send?.('passed');
  server = startServer();
}

process.on('message', (passed: PassedDays) => {
  passDays(passed).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
