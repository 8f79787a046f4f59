/** What the commands that work on the database's rows have in common. */
import type { Context } from '../../server/context.ts';
import { type Config, ConfigError } from '../../server/platform/config/config.ts';
import { DataDirInUseError } from '../../server/platform/database/data-dir.ts';
import { createLogger } from '../../server/platform/logger.ts';
import { EXIT_CONFIG, EXIT_IN_USE } from '../../server/platform/process/exit-codes.ts';

export class UsageError extends Error {}

/** Runs `work` on the migrated database. The caller holds the lock of the data directory. */
export async function withContext(config: Config, work: (ctx: Context) => Promise<void>): Promise<void> {
  const [{ createDeps }, { systemContext }, { migrateWithSnapshot }, { withStartupLock }, { claimDatabase }] =
    await Promise.all([
      import('../../server/create-deps.ts'),
      import('../../server/context.ts'),
      import('../../server/platform/backup/snapshots.ts'),
      import('#server/platform/database/locks.ts'),
      import('../../server/modules/office/demo/demo-mark.service.ts'),
    ]);
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

/** Runs the command and ends the process; errors of the user or operator are one sentence. */
export async function runCommand(run: () => Promise<void>): Promise<never> {
  try {
    await run();
  } catch (error) {
    const { code, status } = error as { code?: string; status?: number };
    const expected =
      error instanceof UsageError ||
      error instanceof ConfigError ||
      error instanceof DataDirInUseError ||
      status !== undefined;
    if (!expected && !code?.startsWith('ERR_PARSE_ARGS')) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(
      error instanceof ConfigError ? EXIT_CONFIG : error instanceof DataDirInUseError ? EXIT_IN_USE : 1,
    );
  }
  process.exit(0);
}
