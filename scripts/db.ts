/** `npm run db:migrate | db:seed | db:backup FILE | db:restore FILE`: the same environment as the server, both databases. */
import '../server/platform/site-overrides.ts';
import { type Config, ConfigError, loadConfig } from '../server/platform/config.ts';
import { DataDirInUseError, lockDataDir } from '../server/platform/data-dir.ts';
import { openDatabase } from '../server/platform/database.ts';
import { backup, restore } from './db/backup.ts';
import { ContainerError } from './db/container.ts';
import { DbError } from './db/engines.ts';

const EXIT_USAGE = 64;
const EXIT_IN_USE = 75;
const EXIT_CONFIG = 78;
const USAGE = 'Usage: npm run db:migrate | db:seed | db:backup -- FILE | db:restore -- FILE';

const requireFile = (file: string | undefined): string => {
  if (!file) throw new DbError(USAGE, { cause: EXIT_USAGE });
  return file;
};

async function migrate(config: Config): Promise<string> {
  const database = await openDatabase(config);
  try {
    await database.migrate();
    return 'The schema is up to date.';
  } finally {
    await database.close();
  }
}

async function seed(config: Config): Promise<string> {
  if (!config.demo) throw new DbError('Demo data belongs into a demo: set DEMO=on (with a loopback PUBLIC_URL).', { cause: EXIT_CONFIG });
  // Loaded only here: it is most of the server.
  const { systemContext } = await import('../server/context.ts');
  const { createDeps } = await import('../server/deps.ts');
  const { ensureFirstAdmin } = await import('../server/features/admin/admin.service.ts');
  const { seedDemo } = await import('../server/seed.ts');
  const deps = await createDeps({ ...config, logLevel: 'warn' });
  try {
    await deps.db.migrate();
    await deps.startJobs();
    await ensureFirstAdmin(systemContext(deps));
    await seedDemo(deps);
    return 'The demo data is there.';
  } finally {
    await deps.close();
  }
}

const COMMANDS: Record<string, (config: Config, file?: string) => Promise<string>> = {
  migrate,
  seed,
  backup: (config, file) => backup(config, requireFile(file)),
  restore: (config, file) => restore(config, requireFile(file)),
};

function exitCode(error: unknown): number | null {
  if (error instanceof ConfigError) return EXIT_CONFIG;
  if (error instanceof DataDirInUseError) return EXIT_IN_USE;
  if (error instanceof DbError) return typeof error.cause === 'number' ? error.cause : 1;
  return error instanceof ContainerError ? 1 : null;
}

const [name = '', file] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new DbError(USAGE, { cause: EXIT_USAGE });
  const config = loadConfig(process.env);
  const lock = config.databaseUrl ? null : lockDataDir(config.dataDir);
  try {
    console.info(await command(config, file));
  } finally {
    lock?.release();
  }
} catch (error) {
  const code = exitCode(error);
  if (code === null) throw error;
  console.error((error as Error).message);
  process.exitCode = code;
}
