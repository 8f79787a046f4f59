import type { EntityManager } from '@mikro-orm/postgresql';

/** The same type for both engines: they share one SQL platform. */
export type Em = EntityManager;
