/** Typed queries: Kysely over the tables of the entities. */
import type { InferKyselyDB, Kysely } from '@mikro-orm/postgresql';
import type { Em } from '#server/platform/database/database.ts';
import type { entities } from './entities.ts';

/** Columns have their property names; dates arrive as `Date`, sums and counts as `number`. */
const OPTIONS = { columnNamingStrategy: 'property', convertValues: true } as const;

export type Tables = InferKyselyDB<(typeof entities)[number], typeof OPTIONS>;

/** Runs in the caller's transaction if there is one. */
export const kysely = (em: Em): Kysely<Tables> => em.getKysely<Tables, typeof OPTIONS>(OPTIONS);
