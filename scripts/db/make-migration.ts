/**
 * `npm run db:migration -- name`: writes the schema difference to the entities as a new migration.
 */
import { spawnSync } from 'node:child_process';
import { TSMigrationGenerator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/pglite';
import config from '../../mikro-orm.config.ts';

/** Migrations go forward only. The generated way back also weakens the append-only triggers. */
class ForwardOnly extends TSMigrationGenerator {
  override generateMigrationFile(className: string, diff: { up: string[]; down: string[] }): string {
    return super.generateMigrationFile(className, { ...diff, down: [] });
  }
}

const orm = await MikroORM.init({
  ...config,
  migrations: { ...config.migrations, generator: ForwardOnly },
});
await orm.migrator.up();
const diff = await orm.schema.getUpdateSchemaSQL({ wrap: false });
if (!diff.trim()) {
  console.info('The migrations and the entities agree.');
} else if (process.argv[2]) {
  const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2]);
  spawnSync('biome', ['format', '--write', `migrations/${fileName}`]);
  console.info(`migrations/${fileName}`);
} else {
  console.info(diff);
  process.exitCode = 1;
}
await orm.close();
