/**
 * One page of a list, newest first, by keyset: the cost of a page does not grow with its distance from the start.
 * Column, table and search names are constants of the caller; everything a user sends is bound.
 */
import type { Page } from '#src/domain/shared/list.schema.ts';
import { type Em, queryRows } from './database.ts';

export type ListQuery = { limit: number; cursor?: string; q?: string };
export type ListSpec = {
  columns: string;
  table: string;
  /** Columns searched for `q`, case-insensitively. */
  search?: readonly string[];
  /** Further conditions with their bound values. */
  where?: readonly (readonly [condition: string, ...values: unknown[]])[];
  query: ListQuery;
  /** Column of the row's time; ids break ties. */
  time?: string;
};

type Keyed = { id: number; createdAt: Date };

/** Escapes LIKE's wildcards, so that a search for '%' looks for '%'. */
export const likePattern = (q: string): string => `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Dates come back as text or Date depending on the engine; views want Date. */
export function reviveDates<T>(row: T): T {
  for (const [key, value] of Object.entries(row as Record<string, unknown>)) {
    if (
      value !== null &&
      /(At|On|Until)$/.test(key) &&
      !(value instanceof Date) &&
      (typeof value === 'string' || typeof value === 'number')
    ) {
      (row as Record<string, unknown>)[key] = new Date(value);
    }
  }
  return row;
}

export async function keysetPage<T>(em: Em, spec: ListSpec): Promise<Page<T>> {
  const { query, time = 'created_at' } = spec;
  const conditions: string[] = [];
  const values: unknown[] = [];
  for (const [condition, ...bound] of spec.where ?? []) {
    conditions.push(condition);
    values.push(...bound);
  }
  if (query.q && spec.search?.length) {
    conditions.push(`(${spec.search.map((column) => `${column}::text ilike ?`).join(' or ')})`);
    values.push(...spec.search.map(() => likePattern(query.q ?? '')));
  }
  const filter = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const [count] = await queryRows<{ n: string | number }>(em, `select count(*) as n from ${spec.table} ${filter}`, values);

  const pageConditions = [...conditions];
  const pageValues = [...values];
  if (query.cursor) {
    const [milliseconds = '0', id = '0'] = query.cursor.split('.');
    pageConditions.push(`(${time}, id) < (?::timestamptz, ?::bigint)`);
    pageValues.push(new Date(Number(milliseconds)), Number(id));
  }
  const where = pageConditions.length > 0 ? `where ${pageConditions.join(' and ')}` : '';
  const rows = (
    await queryRows<T & Keyed>(
      em,
      `select ${spec.columns} from ${spec.table} ${where} order by ${time} desc, id desc limit ${Number(query.limit) + 1}`,
      pageValues,
    )
  ).map((row) => reviveDates(row));
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > query.limit && last ? `${new Date(last.createdAt).getTime()}.${last.id}` : null,
    total: Number(count?.n ?? 0),
  };
}
