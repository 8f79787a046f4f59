/**
 * Typed queries: MikroORM's Kysely over the tables of some entities. REL-20: statements in the log,
 * if they are slow, and in traces; never with their values.
 */
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import {
  CamelCasePlugin,
  type DatabaseConnection,
  type Kysely,
  type KyselyPlugin,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';
import type { Logger } from '../logger.ts';
import { inChildSpan, SpanKind } from '../tracing/spans.ts';
import type { Em } from './em.ts';

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

const THRESHOLD_MS = 100;
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

/** Kysely's statements bypass MikroORM's log: this plugin hands the slow ones over. */
function slowQueryPlugin(em: Em): KyselyPlugin {
  const started = new WeakMap<object, { node: RootOperationNode; at: number }>();
  return {
    transformQuery({ node, queryId }) {
      started.set(queryId, { node, at: performance.now() });
      return node;
    },
    async transformResult({ queryId, result }) {
      const query = started.get(queryId);
      const took = query ? Math.round(performance.now() - query.at) : 0;
      if (query && took >= (em.config.get('slowQueryThreshold') ?? Number.POSITIVE_INFINITY)) {
        const { sql } = new PostgresQueryCompiler().compileQuery(query.node, queryId);
        em.config
          .getSlowQueryLogger()
          .logQuery({ level: 'warning', namespace: 'slow-query', query: sql, took });
      }
      return result;
    },
  };
}

const operationOf = (sql: string): string => /\w+/.exec(sql)?.[0].toUpperCase() ?? 'SQL';

export function traceStatements(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = <R>(...query: Parameters<typeof execute>) =>
    inChildSpan(
      () => ({
        name: operationOf(query[0].sql),
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': statementShape(query[0].sql) },
      }),
      () => execute<R>(...query),
    );
}
