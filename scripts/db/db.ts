/**
 * `npm run db:migrate | db:seed | db:backup FILE | db:restore FILE`: same environment as the
 * server, both database engines.
 */
import { rm } from 'node:fs/promises';
import { grantRuntimeRights } from '#server/database/runtime-role.ts';
import { ensureFirstAdmin } from '#server/modules/office/account/admin.service.ts';
import { requireSameKindOfBackup } from '#server/modules/office/demo/demo-mark.service.ts';
import { recordBackup } from '#server/modules/office/launch/launch-record.service.ts';
import { backup, restore } from '#server/platform/backup/backup.ts';
import { askForCopy } from '#server/platform/backup/snapshots.ts';
import { type Config, ConfigError, loadConfig } from '#server/platform/config/config.ts';
import { DataDirInUseError } from '#server/platform/database/data-dir.ts';
import { withStartupLock } from '#server/platform/database/locks.ts';
import { migrateJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logger.ts';
import { seedDemo } from '#server/seed/seed.ts';
import { runCommand, UsageError, withContext, withDatabase, withDataDir } from './command.ts';

const USAGE = 'Usage: npm run db:migrate | db:seed | db:backup -- FILE | db:restore -- FILE';

const requireFile = (file: string | undefined): string => {
  if (!file) throw new UsageError(USAGE);
  return file;
};

const migrate = (config: Config): Promise<string> =>
  withDatabase(config, async (database) => {
    if (!config.databaseUrl) return 'The schema is up to date.';
    await migrateJobs(config.databaseUrl, createLogger('warn'));
    const isGranted = await grantRuntimeRights(database);
    return `The schema is up to date.${isGranted ? ' The role storefront_runtime has the rights of server/database/runtime-role.sql.' : ''}`;
  });

async function seed(config: Config): Promise<string> {
  if (!config.demo)
    throw new ConfigError([
      'Demo data belongs in a demo: set DEMO=on (on this machine only) or DEMO=public.',
    ]);
  await withContext({ ...config, logLevel: 'warn' }, (ctx) =>
    withStartupLock(ctx.deps.db, async () => {
      await ctx.deps.startJobs();
      await ensureFirstAdmin(ctx);
      await seedDemo(ctx.deps);
    }),
  );
  return 'The demo data is there.';
}

/** The file is complete in any case: only the checklist of the admin area misses the record. */
async function recorded(config: Config, summary: string): Promise<string> {
  try {
    await recordBackup(config, new Date());
    return summary;
  } catch (error) {
    return `${summary} The admin area has no record of it: ${(error as Error).message}`;
  }
}

const COMMANDS: Record<string, (config: Config, file?: string) => Promise<string>> = {
  migrate,
  seed,
  backup: async (config, file) => recorded(config, await backup(config, requireFile(file))),
  restore: (config, file) =>
    restore(config, requireFile(file), (rows) => requireSameKindOfBackup(config, rows)),
};

/**
 * The running server holds the lock, so it makes the copy.
 * @throws `inUse` if it does not respond
 */
async function backupOfRunning(config: Config, target: string, inUse: DataDirInUseError): Promise<string> {
  let copy: string | null = null;
  const open = async () => {
    const copied = await askForCopy(config.dataDir);
    if (!copied) throw inUse;
    copy = copied.folder;
    return copied;
  };
  try {
    return await recorded(config, await backup(config, target, { open }));
  } finally {
    if (copy) await rm(copy, { recursive: true, force: true });
  }
}

async function run(name: string, file: string | undefined): Promise<string> {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(USAGE);
  const config = loadConfig(process.env);
  try {
    return await withDataDir(config, () => command(config, file));
  } catch (error) {
    if (name === 'backup' && error instanceof DataDirInUseError)
      return await backupOfRunning(config, requireFile(file), error);
    throw error;
  }
}

const [name = '', file] = process.argv.slice(2);
await runCommand(async () => console.info(await run(name, file)));
