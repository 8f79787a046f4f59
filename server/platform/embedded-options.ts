/** How the embedded engine is opened, everywhere: an index made with an extension can only be written by a process that has loaded it. */
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

export const embeddedOptions = { extensions: { pg_trgm } };

/** The PostgreSQL inside the embedded engine. Every start on an existing folder compares it with what the engine wrote there. */
export const EMBEDDED_MAJOR = 18;
