import { kysely } from '#server/database/kysely.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { errorFields, type Logger } from '#server/platform/logger.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import type { VisitCounter } from './visit-counter.port.ts';

/** A crash loses at most these counts: a request must not wait for the database. */
const FLUSH_MS = 60_000;

type Parts = { db: Database; clock: Clock; logger: Logger };

export function createVisitCounter({ db, clock, logger }: Parts): VisitCounter {
  let counts = new Map<string, { day: string; path: string; visits: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await kysely(db.fork())
        .insertInto('landing_visit')
        .values([...taken.values()])
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet(({ eb, ref }) => ({
            visits: eb('landing_visit.visits', '+', ref('excluded.visits')),
          })),
        )
        .execute();
    } catch (error) {
      logger.warn('visits could not be counted yet', errorFields(error));
      for (const { day, path, visits } of taken.values()) add(day, path, visits);
    }
  }

  function add(day: string, path: string, visits: number): void {
    const key = `${day} ${path}`;
    counts.set(key, { day, path, visits: (counts.get(key)?.visits ?? 0) + visits });
  }

  return {
    count: (path) => add(utcDay(clock.now()), path, 1),
    start() {
      timer = setInterval(() => void flush(), FLUSH_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
