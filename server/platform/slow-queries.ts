/** REL-20: statements that took long are said in the log, without what was in them. */
import type { Logger } from './logger.ts';

const THRESHOLD_MS = 100;
/** A database that is busy makes everything slow at once: one line of them tells as much as a thousand. */
const APART_MS = 1000;
const LENGTH_MAX = 300;

/** Literals out, so that only the shape of the statement is left. */
export const statementShape = (sql: string): string =>
  sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .slice(0, LENGTH_MAX);

/** Options of the ORM. */
export function slowQueryOptions(logger: Logger) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const nothing = () => {};
  const slow = {
    log: nothing,
    warn: nothing,
    error: nothing,
    setDebugMode: nothing,
    isEnabled: () => true,
    logQuery({ query = '', took = 0 }: { query?: string; took?: number }) {
      if (performance.now() - loggedAt < APART_MS) return;
      loggedAt = performance.now();
      logger.warn('slow query', { ms: took, statement: statementShape(query) });
    },
  };
  return { slowQueryThreshold: THRESHOLD_MS, slowQueryLoggerFactory: () => slow };
}
