/**
 * Entry point: config -> lock -> deps -> migrate -> jobs -> first accounts -> app -> listen ->
 * graceful shutdown. `--dev` (`npm run dev`): Vite renders and reloads pages, on loopback only.
 */
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { DevMiddleware } from './http/server.ts';
import { type Config, ConfigError, loadConfig } from './platform/config/config.ts';
import { DataDirInUseError, openDataDir } from './platform/database/data-dir.ts';
import { BackupError, DatabaseVersionError, isDatabaseAway } from './platform/errors.ts';
import { EXIT_CONFIG, EXIT_IN_USE, onStopRequest, tellSupervisor } from './platform/process/exit.ts';

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  tellSupervisor('start-failed');
  process.exit(code);
}

/** One sentence for what the operator can resolve. @throws the error if it is a bug */
function explain(error: unknown): never {
  const { message, code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof ConfigError) fail(message, EXIT_CONFIG);
  if (error instanceof DataDirInUseError) fail(message, EXIT_IN_USE);
  if (error instanceof DatabaseVersionError || error instanceof BackupError) fail(message, 1);
  if (isDatabaseAway(error))
    fail('The database could not be reached. Check DATABASE_URL; the log shows the error.', 1);
  if (code === 'EADDRINUSE') fail(`PORT ${port} is in use by another process.`, 1);
  throw error;
}

function openData(config: Config) {
  try {
    return openDataDir(config);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code) fail(`DATA_DIR ${config.dataDir} cannot be used: ${code}`, EXIT_CONFIG);
    throw error;
  }
}

const isDev = process.argv.includes('--dev');
if (isDev) process.env.NODE_ENV = 'development';

async function createDev(): Promise<DevMiddleware> {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({ root: process.cwd() });
  return (request, response, next) => devMiddleware(request, response, next);
}

onStopRequest();
try {
  const config = loadConfig(isDev ? { ...process.env, HOST: 'localhost' } : process.env);
  const dataLock = openData(config);
  // Loaded late, so that a rejected start is quick.
  const { startServer } = await import('./start.ts');
  const client = fileURLToPath(new URL('../dist/client', import.meta.url));
  await startServer(config, {
    clientDir: existsSync(client) && !isDev ? client : null,
    onClosed: () => dataLock?.release(),
    dev: isDev ? createDev : undefined,
  });
} catch (error) {
  explain(error);
}
// Saves the compile cache (NODE_COMPILE_CACHE) now, because the process may later end abruptly.
setTimeout(flushCompileCache, 2000).unref();
