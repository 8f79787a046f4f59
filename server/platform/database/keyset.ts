/**
 * Keyset pagination: a page costs the same at any position. Newest first by default. Column, table,
 * sort and search names are constants of the caller; all user input is bound.
 */
import { CURSOR_MESSAGE, type Page, TOTAL_COUNTED_MAX } from '#src/domain/shared/list.schema.ts';
import { AppError } from '../errors.ts';
import { type Em, queryRows } from './database.ts';
import { type Condition, searchCondition } from './search.ts';

export type ListQuery = { limit: number; cursor?: string; q?: string };
/** `expression` must never be null and, for `number`, must be an integer. */
export type ListSort = { expression: string; type: 'time' | 'number' | 'text'; descending: boolean };
export type ListSpec = {
  columns: string;
  table: string;
  /** Columns searched for `q`, case-insensitively. */
  search?: readonly string[];
  /** Numeric columns also searched if `q` is digits. */
  searchNumbers?: readonly string[];
  /** Further conditions with their bound values. */
  where?: readonly Condition[];
  query: ListQuery;
  /** Column with the row's time; ids break ties. */
  time?: string;
  /** Overrides the default order, newest first. */
  sort?: ListSort;
  idType?: 'bigint' | 'text';
  /** False if the total is not needed (exports). */
  counted?: boolean;
};

type Total = { total: number; totalIsMinimum?: boolean };
type Keyed = { id: number | string; sortKey: unknown };

/** `-amount` -> the column's sort, descending. */
export function readSort<K extends string>(
  sort: string | undefined,
  columns: Record<K, { expression: string; type: ListSort['type'] }>,
): ListSort | undefined {
  if (!sort) return undefined;
  const column = columns[sort.replace(/^-/, '') as K];
  return column && { ...column, descending: sort.startsWith('-') };
}

/** Conditions of a from-to date filter (whole days, UTC). */
export function dayConditions(column: string, from?: string, to?: string): Condition[] {
  return [
    ...(from ? [[`${column} >= ?::date::timestamp at time zone 'UTC'`, from] as const] : []),
    ...(to ? [[`${column} < (?::date + 1)::timestamp at time zone 'UTC'`, to] as const] : []),
  ];
}

/** Some engines return dates as text; views need Date. */
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

const CASTS = { time: 'timestamptz', number: 'bigint', text: 'text' } as const;
const badCursor = () => new AppError('VALIDATION', CURSOR_MESSAGE);
/** End of the year 9999: later years are written with a sign, which the database cannot parse. */
const TIME_MS_MAX = 253_402_300_799_999;

function writeCursor(type: ListSort['type'], row: Keyed): string {
  const value = row.sortKey;
  if (type === 'time') return `${new Date(value as string).getTime()}.${row.id}`;
  return `${type === 'number' ? `n${value}` : `t${Buffer.from(String(value)).toString('base64url')}`}.${row.id}`;
}

/**
 * A cursor belongs to one sort: a cursor made under another sort is rejected.
 * @throws AppError 400
 */
function readCursor(
  cursor: string,
  type: ListSort['type'],
  idType: 'bigint' | 'text',
): { back: boolean; value: unknown; id: unknown } {
  const back = cursor.startsWith('b');
  const rest = back ? cursor.slice(1) : cursor;
  const dot = rest.lastIndexOf('.');
  const [key, id] = [rest.slice(0, dot), rest.slice(dot + 1)];
  if (idType === 'bigint' && !/^\d{1,15}$/.test(id)) throw badCursor();
  if (type === 'time') {
    if (!/^\d+$/.test(key) || Number(key) > TIME_MS_MAX) throw badCursor();
    return { back, value: new Date(Number(key)), id };
  }
  if (key[0] !== type[0]) throw badCursor();
  if (type === 'number') return { back, value: key.slice(1), id };
  const text = Buffer.from(key.slice(1), 'base64url').toString('utf8');
  // NUL is never part of stored text, and the database rejects it.
  if (text.includes('\u0000')) throw badCursor();
  return { back, value: text, id };
}

function filterOf(spec: ListSpec): { conditions: string[]; values: unknown[] } {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const search =
    spec.query.q && spec.search?.length
      ? [searchCondition(spec.query.q, spec.search, spec.searchNumbers)]
      : [];
  for (const [condition, ...bound] of [...(spec.where ?? []), ...search]) {
    conditions.push(condition);
    values.push(...bound);
  }
  return { conditions, values };
}

const whereOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

const FEW = 1000;

export async function keysetPage<T>(em: Em, spec: ListSpec): Promise<Page<T>> {
  const { query, idType = 'bigint', counted = true } = spec;
  const sort: ListSort = spec.sort ?? {
    expression: spec.time ?? 'created_at',
    type: 'time',
    descending: true,
  };
  const cursor = query.cursor ? readCursor(query.cursor, sort.type, idType) : null;
  const { conditions, values } = filterOf(spec);
  const total: Total = counted
    ? await countUpToLimit(em, spec.table, whereOf(conditions), values)
    : { total: 0 };

  // Paging back reads the rows before the cursor nearest first, and reverses them.
  const descending = sort.descending !== (cursor?.back ?? false);
  const direction = descending ? 'desc' : 'asc';
  if (cursor) {
    conditions.push(
      `(${sort.expression}, id) ${descending ? '<' : '>'} (?::${CASTS[sort.type]}, ?::${idType})`,
    );
    values.push(cursor.value, cursor.id);
  }
  const select = `select ${spec.columns}, ${sort.expression} as "sortKey" from ${spec.table} ${whereOf(conditions)}`;
  const inOrder = (key: string) =>
    `order by ${key} ${direction}, id ${direction} limit ${Number(query.limit) + 1}`;
  // The planner cannot estimate how many rows a search finds. Few rows are materialised and sorted;
  // for many, the index order fills the page.
  const isFew = Boolean(query.q) && counted && !total.totalIsMinimum && total.total <= FEW;
  const statement = isFew
    ? `with found as materialized (${select}) select * from found ${inOrder('"sortKey"')}`
    : `${select} ${inOrder(sort.expression)}`;
  const rows = await queryRows<T & Keyed>(em, statement, values);
  const hasMore = rows.length > query.limit;
  const items = rows.slice(0, query.limit).map((row) => reviveDates(row));
  if (cursor?.back) items.reverse();
  const [first, last] = [items[0], items.at(-1)];
  const nextCursor = last && (cursor?.back || hasMore) ? writeCursor(sort.type, last) : null;
  const prevCursor =
    first && cursor && (!cursor.back || hasMore) ? `b${writeCursor(sort.type, first)}` : null;
  for (const item of items) delete (item as Partial<Keyed>).sortKey;
  return { items, nextCursor, prevCursor, ...total };
}

/**
 * Counting all of a large table costs more than reading a page:
 * beyond the limit the total is a minimum.
 */
async function countUpToLimit(
  em: Em,
  table: string,
  where: string,
  values: readonly unknown[],
): Promise<Total> {
  const [row] = await queryRows<{ n: string | number }>(
    em,
    `select count(*) as n from (select 1 from ${table} ${where} limit ${TOTAL_COUNTED_MAX + 1}) as counted`,
    values,
  );
  const n = Number(row?.n ?? 0);
  return n > TOTAL_COUNTED_MAX ? { total: TOTAL_COUNTED_MAX, totalIsMinimum: true } : { total: n };
}
