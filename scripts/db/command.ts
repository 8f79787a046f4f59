/** What the commands on the database have in common. */
import { type Context, systemContext } from '#server/context.ts';
import { createDeps } from '#server/create-deps.ts';
import { claimDatabase } from '#server/modules/office/demo/demo-mark.service.ts';
import { migrateWithSnapshot } from '#server/platform/backup/snapshots.ts';
import { type Config, ConfigError } from '#server/platform/config/config.ts';
import { DataDirInUseError, openDataDir } from '#server/platform/database/data-dir.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { withStartupLock } from '#server/platform/database/locks.ts';
import { BackupError, DatabaseVersionError, isDatabaseAway } from '#server/platform/errors.ts';
import { createLogger } from '#server/platform/logger.ts';
import { EXIT_CONFIG, EXIT_IN_USE, EXIT_USAGE } from '#server/platform/process/exit.ts';

export class UsageError extends Error {}

/** Holds the lock of the data directory meanwhile. */
export async function withDataDir<T>(config: Config, work: () => Promise<T>): Promise<T> {
  const lock = openDataDir(config);
  try {
    return await work();
  } finally {
    lock?.release();
  }
}

/** Runs `work` on the migrated database. The caller holds the lock of the data directory. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    await withStartupLock(database, () => migrateWithSnapshot(config, database, createLogger('warn')));
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The same with all services. */
export async function withContext(config: Config, work: (ctx: Context) => Promise<void>): Promise<void> {
  // Standard output is for results that scripts read.
  const logger = createLogger(config.logLevel, process.stderr);
  const deps = await createDeps(config, { logger });
  try {
    await withStartupLock(deps.db, () => migrateWithSnapshot(config, deps.db, deps.logger));
    const ctx = systemContext(deps);
    await claimDatabase(ctx);
    await work(ctx);
  } finally {
    await deps.close();
  }
}

function exitCodeOf(error: unknown): number | null {
  const { code, status } = error as { code?: string; status?: number };
  if (error instanceof ConfigError) return EXIT_CONFIG;
  if (error instanceof DataDirInUseError) return EXIT_IN_USE;
  if (error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS')) return EXIT_USAGE;
  const isExplained = error instanceof BackupError || error instanceof DatabaseVersionError || status;
  return isExplained ? 1 : null;
}

/** Runs the command and ends the process; errors of the user or operator are one sentence. */
export async function runCommand(run: () => Promise<void>): Promise<never> {
  try {
    await run();
  } catch (error) {
    const code = exitCodeOf(error);
    if (code === null && !isDatabaseAway(error)) throw error;
    console.error(
      code === null ? 'The database of DATABASE_URL could not be reached.' : (error as Error).message,
    );
    process.exit(code ?? 1);
  }
  process.exit();
}
