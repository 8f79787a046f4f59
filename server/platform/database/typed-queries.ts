/** Typed queries: MikroORM's Kysely over the tables of some entities. */
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { CamelCasePlugin, type Kysely } from 'kysely';
import type { Em } from './em.ts';
import { slowQueryPlugin } from './slow-queries.ts';

/** Columns have their property names; dates arrive as `Date`, sums and counts as `number`. */
export type TablesOf<Entity extends { name: string }> = InferKyselyDB<
  Entity,
  { columnNamingStrategy: 'property' }
>;

// Not MikroORM's own plugin: with a joined `affiliate` it takes `affiliate_id` for that table's id.
const propertyNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** Runs in the caller's transaction if there is one. */
export const typedQueries = <Tables>(em: Em): Kysely<Tables> =>
  em.getKysely<Tables>().withPlugin(propertyNames).withPlugin(slowQueryPlugin(em)) as Kysely<Tables>;
