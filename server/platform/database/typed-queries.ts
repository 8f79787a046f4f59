/** REL-20: statements are in the log, if they are slow, and in traces; never with their values. */
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import { CamelCasePlugin, type DatabaseConnection, type Kysely } from 'kysely';
import type { Logger } from '../logger.ts';
import { inChildSpan, SpanKind } from '../tracing/spans.ts';

/** The same type for both engines: they share one SQL platform. */
export type Em = EntityManager;

/** Columns have their property names; dates arrive as `Date`, sums and counts as `number`. */
export type TablesOf<Entity extends { name: string }> = InferKyselyDB<
  Entity,
  { columnNamingStrategy: 'property' }
>;

// Not MikroORM's own plugin: with a joined `affiliate` it takes `affiliate_id` for that table's id.
const propertyNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** Runs in the caller's transaction if there is one. */
export const typedQueries = <Tables>(em: Em): Kysely<Tables> =>
  em.getKysely<Tables>().withPlugin(propertyNames) as Kysely<Tables>;

const SLOW_MS_MIN = 100;
/** A busy database slows down every statement, so one line per interval is enough. */
const APART_MS = 1000;
const LENGTH_MAX = 300;

/** Replaces literals, so that only the shape of the statement remains. */
export const statementShape = (sql: string): string =>
  sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .slice(0, LENGTH_MAX);

const operationOf = (sql: string): string => /\w+/.exec(sql)?.[0].toUpperCase() ?? 'SQL';

/** For each new connection. */
export function createStatementObserver(logger: Logger | null) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  function logIfSlow(sql: string, started: number): void {
    const ended = performance.now();
    if (ended - started < SLOW_MS_MIN || ended - loggedAt < APART_MS) return;
    loggedAt = ended;
    logger?.warn('slow query', { ms: Math.round(ended - started), statement: statementShape(sql) });
  }
  return (connection: DatabaseConnection): void => {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <R>(...query: Parameters<typeof execute>) => {
      const { sql } = query[0];
      const started = performance.now();
      try {
        return await inChildSpan(
          () => ({
            name: operationOf(sql),
            kind: SpanKind.CLIENT,
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': statementShape(sql) },
          }),
          () => execute<R>(...query),
        );
      } finally {
        logIfSlow(sql, started);
      }
    };
  };
}

const waiting = new WeakMap<Em, Map<string, () => void>>();

/** @param key calls with the same key run once */
export function afterCommit(em: Em, key: string, run: () => void): void {
  waiting.set(em, (waiting.get(em) ?? new Map<string, () => void>()).set(key, run));
}

/** At the end of the transaction of `em`; inside another one, at the end of that. */
export function runAfterCommit(em: Em, outer: Em): void {
  for (const [key, run] of waiting.get(em) ?? [])
    if (outer.isInTransaction()) afterCommit(outer, key, run);
    else run();
}
