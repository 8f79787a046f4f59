/** For the MikroORM CLI (`migration:create`, `schema:update --dump`); the server builds its own
 * configuration. */
import type { MikroORM } from '@mikro-orm/core';
import { defineConfig, PgliteSchemaGenerator } from '@mikro-orm/pglite';
import { REFERENCES } from './server/database/tables.ts';
import { embeddedOptions } from './server/platform/database/embedded-options.ts';
import { ormOptions } from './server/platform/database/orm-options.ts';

/** Adds the foreign keys of `REFERENCES` to the schema of the entities. */
class SchemaGenerator extends PgliteSchemaGenerator {
  static override register(orm: MikroORM): void {
    orm.config.registerExtension('@mikro-orm/schema-generator', () => new SchemaGenerator(orm.em as never));
  }
  override getTargetSchema(...args: Parameters<PgliteSchemaGenerator['getTargetSchema']>) {
    const schema = super.getTargetSchema(...args);
    for (const [reference, target] of Object.entries(REFERENCES)) {
      const [table = '', column = ''] = reference.split('.');
      const constraintName = `${table}_${column}_foreign`;
      const foreignKeys = schema.getTable(table)?.getForeignKeys();
      if (!foreignKeys) throw new Error(`A module references the table ${table}, which no entity describes`);
      foreignKeys[constraintName] = {
        constraintName,
        columnNames: [column],
        localTableName: `public.${table}`,
        referencedColumnNames: ['id'],
        referencedTableName: `public.${target}`,
        deleteRule: 'restrict',
      };
    }
    return schema;
  }
}

const options = ormOptions();
export default defineConfig({
  ...options,
  extensions: [...options.extensions, SchemaGenerator],
  dbName: 'memory://',
  driverOptions: embeddedOptions,
});
