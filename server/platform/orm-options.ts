/** What both engines share: entities, migrations, naming. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Migrator } from '@mikro-orm/migrations';
import { entities } from '../entities.ts';

const migrationsPath = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The schema versions this program knows. */
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
    // The append-only triggers are written by hand in the migrations; a comparison may not propose to drop them.
    schemaGenerator: { ignoreTriggers: true },
    discovery: { warnWhenNoEntities: true },
    // A foreign key check waits for FOR UPDATE on the row it names, which can deadlock; FOR NO KEY UPDATE excludes writers alike.
    onQuery: (sql: string) => sql.replace(/ for update$/, ' for no key update'),
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: false,
  };
}
