/** A span for each statement of a connection, without its values. */
import type { DatabaseConnection } from 'kysely';
import { statementShape } from '../database/slow-queries.ts';
import { inChildSpan, SpanKind } from './spans.ts';

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
