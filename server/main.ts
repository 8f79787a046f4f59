/**
 * Entry point: config -> lock -> deps -> migrate -> jobs -> first accounts ->
 * app -> listen -> graceful shutdown.
 */
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ConfigError, loadConfig } from './platform/config/config.ts';
import { DataDirInUseError, type DataDirLock, openDataDir } from './platform/database/data-dir.ts';
import { EXIT_CONFIG, EXIT_IN_USE, onStopRequest, tellSupervisor } from './platform/process/exit.ts';

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  tellSupervisor('start-failed');
  process.exit(code);
}

function readConfig() {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message, EXIT_CONFIG);
    throw error;
  }
}

function openData(config: ReturnType<typeof loadConfig>): DataDirLock | null {
  try {
    return openDataDir(config);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message, EXIT_CONFIG);
    if (error instanceof DataDirInUseError) fail(error.message, EXIT_IN_USE);
    const { code } = error as { code?: string };
    if (code) fail(`DATA_DIR ${config.dataDir} cannot be used: ${code}`, EXIT_CONFIG);
    throw error;
  }
}

onStopRequest();
const config = readConfig();
const dataLock = openData(config);
// Loaded late, so that a rejected start is quick: the rest of the
// server is most of the loading time.
const { startServer } = await import('./start.ts');
const { DatabaseVersionError } = await import('./platform/database/version-errors.ts');
const { isDatabaseAway } = await import('./platform/errors.ts');
const dist = fileURLToPath(new URL('../dist', import.meta.url));
try {
  await startServer(config, {
    clientDir: existsSync(`${dist}/client`) ? `${dist}/client` : null,
    onClosed: () => dataLock?.release(),
  });
} catch (error) {
  if (error instanceof ConfigError) fail(error.message, EXIT_CONFIG);
  if (error instanceof DatabaseVersionError) fail(error.message, 1);
  if (isDatabaseAway(error))
    fail('The database could not be reached. Check DATABASE_URL; the log shows the error.', 1);
  if ((error as { code?: string }).code === 'EADDRINUSE')
    fail(`PORT ${config.port} is in use by another process.`, 1);
  throw error;
}
// Saves the compile cache (NODE_COMPILE_CACHE) now, because the process may later end abruptly.
setTimeout(flushCompileCache, 2000).unref();
