/** Typed queries over all tables. */
import type { Kysely } from 'kysely';
import type { Em } from '#server/platform/database/database.ts';
import { type TablesOf, typedQueries } from '#server/platform/database/typed-queries.ts';
import type { entities } from './tables.ts';

export type Tables = TablesOf<(typeof entities)[number]>;

/** Runs in the caller's transaction if there is one. */
export const kysely = (em: Em): Kysely<Tables> => typedQueries<Tables>(em);
