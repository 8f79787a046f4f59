/** Read by the MikroORM CLI (`migration:create`, `schema:update --dump`); the server builds its own from the same parts. */
import { defineConfig } from '@mikro-orm/pglite';
import { embeddedOptions } from './server/platform/embedded-options.ts';
import { ormOptions } from './server/platform/orm-options.ts';

export default defineConfig({ ...ormOptions(), dbName: 'memory://', driverOptions: embeddedOptions });
