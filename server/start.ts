import type { Server } from 'node:http';
import { createApp } from './app.ts';
import { type Context, type Deps, systemContext } from './context.ts';
import { createDeps } from './create-deps.ts';
import type { Readiness } from './http/health.route.ts';
import { createHttpServer, type DevMiddleware } from './http/server.ts';
import { createStaticStore, type StaticStore } from './http/static/static-store.ts';
import { ensureFirstAdmin, renewDemoAccess } from './modules/office/account/admin.service.ts';
import { claimDatabase } from './modules/office/demo/demo-mark.service.ts';
import { writeAudit } from './platform/audit/audit.service.ts';
import { createSnapshots, migrateWithSnapshot, type Snapshots } from './platform/backup/snapshots.ts';
import type { Config } from './platform/config/config.ts';
import { ping } from './platform/database/database.ts';
import { withStartupLock } from './platform/database/locks.ts';
import { isDatabaseAway } from './platform/errors.ts';
import { once } from './platform/limits/concurrency.ts';
import { errorFields } from './platform/logger.ts';
import { onStopRequest, SAME_SIGNAL_MS, tellSupervisor } from './platform/process/exit.ts';
import { startWatchdog } from './platform/process/watchdog.ts';
import { seedDemo } from './seed/seed.ts';

const DATABASE_WAIT_MS = 30_000;
const DRAIN_MS = 10_000;
/** Load balancers see the stop in /readyz before the server closes its connections (REL-16). */
const SHUTDOWN_DELAY_MS = 1000;
const READYZ_RECENT_MS = 30_000;

type Options = { clientDir: string | null; onClosed: () => void; dev?: () => Promise<DevMiddleware> };

export async function startServer(config: Config, options: Options): Promise<Server> {
  const deps = await createDeps(config);
  // Loaded on demand: most nodes send no traces.
  const tracing =
    config.tracing &&
    (await import('./platform/tracing/start-tracing.ts')).startTracing(config.tracing, deps.logger);
  guardProcess(deps);
  const pglite = await deps.db.pglite();
  const snapshots = pglite && createSnapshots(config, pglite, deps.logger);
  const readiness: Readiness = { isStarting: true, isStopping: false };
  const app = createApp(deps, readiness);
  const store = options.clientDir ? createStaticStore(options.clientDir, config) : null;
  const server = createHttpServer(app, deps, store, options.dev ? await options.dev() : null);
  const listen = once(() => listenOn(server, config));
  await prepare(deps, { snapshots, store }, listen);
  readiness.isStarting = false;
  await listen();
  // Register signal handlers before reporting "ready": a supervisor may stop the process at once.
  stopOnSignal({
    deps,
    server,
    readiness,
    async close() {
      await snapshots?.stop();
      await deps.close();
      options.onClosed();
      await tracing?.stop();
    },
  });
  // Not in development: a breakpoint would look like a hang.
  if (!config.isDevelopment) startWatchdog();
  tellSupervisor('ready');
  const address = server.address();
  deps.logger.info('listening', {
    url: config.origin,
    port: typeof address === 'object' ? address?.port : undefined,
    database: deps.db.engine,
    demo: config.demo,
    pages: store?.size().pages,
  });
  process.stderr.write(
    `Ready: ${config.origin}${config.demo ? '  (demo mode: admin area at /admin-login, emails at /dev/mail)' : ''}\n`,
  );
  return server;
}

async function listenOn(server: Server, config: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // 'localhost' may resolve to ::1 only, and clients of 127.0.0.1 could not connect.
    server.listen(config.port, config.host === 'localhost' ? '127.0.0.1' : config.host, resolve);
  });
}

/** Migrations, queues, first account and demo data, one node at a time; then this node's tasks. */
async function prepare(
  deps: Deps,
  { snapshots, store }: { snapshots: Snapshots | null; store: StaticStore | null },
  whileWaiting: () => Promise<void>,
): Promise<void> {
  await waitForDatabase(deps, whileWaiting);
  const ctx = systemContext(deps);
  await withStartupLock(deps.db, async () => {
    await migrateWithSnapshot(deps.config, deps.db, deps.logger);
    await claimDatabase(ctx);
    await deps.startJobs();
    await ensureFirstAdmin(ctx);
    if (deps.config.demo) await openDemo(ctx);
  });
  await writeAudit(ctx, 'server.start', null, {
    after: { database: deps.db.engine, demo: deps.config.demo },
  });
  for (const task of Object.values(deps.background)) task.start();
  if (store) await deps.pageFacts.start(store.show);
  await snapshots?.start();
}

/** For a database that is still starting; health checks and pages respond meanwhile (REL-02). */
async function waitForDatabase(deps: Deps, whileWaiting: () => Promise<void>): Promise<void> {
  const started = Date.now();
  for (;;) {
    try {
      await ping(deps.db);
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() - started > DATABASE_WAIT_MS) throw error;
      deps.logger.warn('the database is not available yet', errorFields(error));
      await whileWaiting();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** The password of a public demo goes to the terminal only: logs are kept, and others read them. */
async function openDemo(ctx: Context): Promise<void> {
  const { deps } = ctx;
  await seedDemo(deps);
  const access = await renewDemoAccess(ctx);
  if (access && deps.config.isPublicDemo)
    process.stderr.write(
      `Public demo. Sign in at ${deps.config.origin}/admin-login as ${access.username} with the password ${access.password} (until the next start).\n`,
    );
}

/** REL-21: an uncaught error leaves an unknown state. The supervisor restarts the process. */
function guardProcess(deps: Deps): void {
  const die = (kind: string) => (error: unknown) => {
    if (isDatabaseAway(error)) {
      deps.logger.warn('a database connection broke outside a request', errorFields(error));
      return;
    }
    deps.logger.error(kind, errorFields(error));
    setTimeout(() => process.exit(1), 200);
  };
  process.on('uncaughtException', die('uncaught exception'));
  process.on('unhandledRejection', die('unhandled rejection'));
}

type Running = {
  deps: Deps;
  server: Server;
  readiness: Readiness;
  close: () => Promise<void>;
};

function stopOnSignal({ deps, server, readiness, close }: Running): void {
  let stoppingSince = 0;
  const stop = async (source: 'signal' | 'supervisor') => {
    if (stoppingSince > 0) {
      if (source === 'signal' && Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    readiness.isStopping = true;
    deps.logger.info('stopping');
    // Closes connections after their response, so that no next request is cut off.
    server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false;
    });
    if (stoppingSince - (readiness.askedAt ?? 0) < READYZ_RECENT_MS)
      await new Promise((resolve) => setTimeout(resolve, SHUTDOWN_DELAY_MS));
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    clearInterval(idle);
    server.closeAllConnections();
    await close();
    deps.logger.info('stopped');
    process.exit(0);
  };
  onStopRequest((source) => {
    stop(source).catch((error: unknown) => {
      deps.logger.error('could not stop cleanly', errorFields(error));
      process.exit(1);
    });
  });
}
