/**
 * `node server/testing/e2e/e2e-server.ts <pglite|postgres> <port>`: the built
 * site in demo mode on its own database.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { ensureFirstAdmin } from '#server/features/admin-account/admin.service.ts';
import { claimDatabase } from '#server/features/demo/demo-mark.service.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/logger.ts';
import { seedDemo } from '#server/seed/seed.ts';
import { addOldSales } from './e2e-sales.ts';

const [engine = 'pglite', port = '4610'] = process.argv.slice(2);
const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-e2e-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
// Loaded only if needed, because it ends the process by itself after a signal.
const postgres =
  engine === 'postgres' ? await (await import('../database/postgres.ts')).startPostgres() : null;
if (postgres) await postgres.createDatabase('e2e');

const env = {
  ...process.env,
  // Demo mode does not start with NODE_ENV=production; the renderer selects
  // React's production build by itself.
  NODE_ENV: undefined,
  PORT: port,
  DATA_DIR: dataDir,
  DEMO: 'on',
  // Prints server errors next to the test that failed because of them.
  LOG_LEVEL: 'warn',
  ...(postgres
    ? { DATABASE_URL: postgres.url('e2e'), APP_SECRET: 'a secret only tests know: forty letters!' }
    : {}),
};

/**
 * Inserts the demo's rows and the old sales before the server starts: the
 * embedded database has one owner at a time.
 */
async function fillDatabase(): Promise<void> {
  const deps = await createDeps(loadConfig(env), { logger: createLogger('error') });
  await deps.db.migrate();
  await claimDatabase(systemContext(deps));
  await deps.startJobs();
  await ensureFirstAdmin(systemContext(deps));
  await seedDemo(deps);
  await addOldSales(deps);
  await deps.close();
}
await fillDatabase();

const server = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('../../main.ts', import.meta.url))],
  {
    stdio: ['ignore', process.stderr, 'inherit'],
    env,
  },
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', async (code) => {
  await postgres?.remove();
  process.exit(code ?? 1);
});
