import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Migrator } from '@mikro-orm/migrations';
import { entities } from '#server/database/tables.ts';

const migrationsPath = fileURLToPath(new URL('../../../migrations', import.meta.url));

export const knownMigrations = (): string[] =>
  readdirSync(migrationsPath)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

export function ormOptions() {
  return {
    entities,
    extensions: [Migrator],
    migrations: {
      path: migrationsPath,
      pathTs: migrationsPath,
      tableName: 'migration',
      glob: '*.ts',
      snapshot: false,
      silent: true,
      emit: 'ts' as const,
    },
    // The append-only triggers exist only in migrations; the schema comparison must not drop them.
    schemaGenerator: { ignoreTriggers: true },
    discovery: { warnWhenNoEntities: true },
    // A foreign key check waits for FOR UPDATE, which can deadlock.
    onQuery: (sql: string) => sql.replace(/ for update$/, ' for no key update'),
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: false,
  };
}
