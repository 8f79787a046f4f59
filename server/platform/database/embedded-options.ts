/** The same everywhere: writing to an index of an extension requires that extension. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { DatabaseConnection } from 'kysely';
import { yieldToEventLoop } from '../process/event-loop.ts';
import { reportProgress } from '../process/watchdog.ts';

export const embeddedOptions = {
  extensions: { pg_trgm },
  // Instead of 128 MB, which each start clears first. A database of 85 MB is as fast; 16 MB is not.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
};

/** Each start compares it with the version of the folder. */
export const EMBEDDED_MAJOR = 18;

/** The engine runs on the main thread, where its statements would follow each other at once. */
export async function shareEventLoop(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async <R>(...query: Parameters<typeof execute>) => {
    await yieldToEventLoop();
    try {
      return await execute<R>(...query);
    } finally {
      reportProgress();
    }
  };
}
