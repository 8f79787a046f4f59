/**
 * Options of the embedded engine, the same everywhere: writing to an index of
 * an extension requires that extension.
 */
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

export const embeddedOptions = { extensions: { pg_trgm } };

/**
 * PostgreSQL version of the embedded engine. Each start compares it
 * with the version in an existing folder.
 */
export const EMBEDDED_MAJOR = 18;
