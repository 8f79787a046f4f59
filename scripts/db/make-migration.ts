/**
 * `npm run db:migration -- name`: writes the schema difference to the entities as a new migration.
 */
import { MikroORM } from '@mikro-orm/pglite';
import config from '../../mikro-orm.config.ts';

const orm = await MikroORM.init(config);
await orm.migrator.up();
const diff = await orm.schema.getUpdateSchemaSQL({ wrap: false });
if (!diff.trim()) {
  console.info('The migrations and the entities agree.');
} else if (process.argv[2]) {
  const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2]);
  console.info(`migrations/${fileName}`);
} else {
  console.info(diff);
  process.exitCode = 1;
}
await orm.close();
