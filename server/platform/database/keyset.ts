/**
 * A keyset page costs the same at any position. Text search uses the trigram indexes
 * (`gin_trgm_ops`) of the searched columns.
 */
import {
  type AliasableExpression,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely';
import { CURSOR_MESSAGE, type Page, TOTAL_COUNTED_MAX } from '#src/domain/shared/list.schema.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';
import { AppError } from '../errors.ts';
import type { Em } from './database.ts';
import { typedQueries } from './typed-queries.ts';

export type ListQuery = {
  limit: number;
  cursor?: string;
  q?: string;
  sort?: string;
  /** False if the total is not needed (exports). */
  counted?: boolean;
};

type SortType = 'time' | 'number' | 'text';
/** `by` must never be null and, for `number`, must be an integer. */
type Sort<DB, TB extends keyof DB> = {
  by: StringReference<DB, TB> | ((eb: ExpressionBuilder<DB, TB>) => AliasableExpression<unknown>);
  type: SortType;
};

type ListOptions<DB, TB extends keyof DB> = {
  query: ListQuery;
  /** Time and id of a row: the order by `createdAt`, and by default; ids break ties. */
  newest: readonly [time: StringReference<DB, TB>, id: StringReference<DB, TB>];
  /** The other orders that `query.sort` may name; `-name` descends. */
  sorts?: Record<string, Sort<DB, TB>>;
  search?: Searched<DB, TB>;
  idType?: 'bigint' | 'text';
};

type Total = { total: number; totalIsMinimum?: boolean };
type Keyed = { id: number | string; sortKey: unknown };
type Cursor = { back: boolean; value: unknown; id: string };

/** Whole days, UTC. Times in the database are in milliseconds. */
export function dayCondition(time: Expression<Date>, { from, to }: Days): Expression<SqlBool> {
  const eb = expressionBuilder<object>();
  return eb.and([
    ...(from ? [eb(time, '>=', new Date(`${from}T00:00:00.000Z`))] : []),
    ...(to ? [eb(time, '<=', new Date(`${to}T23:59:59.999Z`))] : []),
  ]);
}

const CASTS = { time: sql`timestamptz`, number: sql`bigint`, text: sql`text`, bigint: sql`bigint` };
const badCursor = () => new AppError('VALIDATION', CURSOR_MESSAGE);
/** End of the year 9999: later years are written with a sign, which the database cannot parse. */
const TIME_MS_MAX = 253_402_300_799_999;

function writeCursor(type: SortType, row: Keyed): string {
  const value = row.sortKey;
  if (type === 'time') return `${new Date(value as Date).getTime()}.${row.id}`;
  return `${type === 'number' ? `n${value}` : `t${Buffer.from(String(value)).toString('base64url')}`}.${row.id}`;
}

/** A cursor made under another sort is rejected. @throws AppError 400 */
function readCursor(cursor: string, type: SortType, idType: 'bigint' | 'text'): Cursor {
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

function sortOf<DB, TB extends keyof DB>({ query, sorts = {}, newest: [time] }: ListOptions<DB, TB>) {
  const { by, type } = sorts[(query.sort ?? '').replace(/^-/, '')] ?? { by: time, type: 'time' as const };
  const eb = expressionBuilder<DB, TB>();
  const key: AliasableExpression<unknown> = typeof by === 'function' ? by(eb) : eb.ref(by);
  return { key, type, descending: query.sort?.startsWith('-') ?? true };
}

const FEW = 1000;

/** @param rows selects and filters, without order and limit */
export async function keysetPage<DB, TB extends keyof DB, Row extends { id: number | string }>(
  em: Em,
  rows: SelectQueryBuilder<DB, TB, Row>,
  options: ListOptions<DB, TB>,
): Promise<Page<Row>> {
  const { query, search, idType = 'bigint' } = options;
  const sort = sortOf(options);
  const cursor = query.cursor ? readCursor(query.cursor, sort.type, idType) : null;
  const { q, counted = true } = query;
  const found = q && search ? rows.where((eb) => searchCondition(eb, q, search)) : rows;
  const total: Total = counted ? await countUpToLimit(em, found) : { total: 0 };

  // Paging back reads the rows before the cursor nearest first, and reverses them.
  const direction = sort.descending !== (cursor?.back ?? false) ? 'desc' : 'asc';
  const id = expressionBuilder<DB, TB>().ref(options.newest[1]);
  const after = (from: Cursor) =>
    sql<SqlBool>`(${sort.key}, ${id}) ${direction === 'desc' ? sql`<` : sql`>`}
      (${from.value}::${CASTS[sort.type]}, ${from.id}::${CASTS[idType]})`;
  const keyed = (cursor ? found.where(after(cursor)) : found).select(sort.key.as('sortKey'));
  // The planner cannot estimate how many rows a search finds. Few rows are materialised and sorted;
  // for many, the index order fills the page.
  const isFew = Boolean(q) && counted && !total.totalIsMinimum && total.total <= FEW;
  const ordered = isFew
    ? typedQueries<object>(em)
        .with(
          (cte) => cte('found').materialized(),
          () => keyed.$castTo<Keyed>(),
        )
        .selectFrom('found')
        .selectAll()
        .orderBy('sortKey', direction)
        .orderBy('id', direction)
        .limit(query.limit + 1)
    : keyed
        .orderBy(sort.key, direction)
        .orderBy(id, direction)
        .limit(query.limit + 1);
  const result = (await ordered.execute()) as (Row & Keyed)[];
  return pageOf(result, sort.type, cursor, query.limit, total);
}

function pageOf<Row>(
  rows: (Row & Keyed)[],
  type: SortType,
  cursor: Cursor | null,
  limit: number,
  total: Total,
): Page<Row> {
  const hasMore = rows.length > limit;
  const items = rows.slice(0, limit);
  if (cursor?.back) items.reverse();
  const [first, last] = [items[0], items.at(-1)];
  const nextCursor = last && (cursor?.back || hasMore) ? writeCursor(type, last) : null;
  const prevCursor = first && cursor && (!cursor.back || hasMore) ? `b${writeCursor(type, first)}` : null;
  for (const item of items) delete (item as Partial<Keyed>).sortKey;
  return { items, nextCursor, prevCursor, ...total };
}

/** A full count costs more than reading a page: beyond the limit the total is a minimum. */
export async function countUpToLimit<DB, TB extends keyof DB>(
  em: Em,
  rows: SelectQueryBuilder<DB, TB, unknown>,
): Promise<Total> {
  const limited = rows
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(TOTAL_COUNTED_MAX + 1);
  const { n } = await typedQueries<object>(em)
    .selectFrom(limited.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n > TOTAL_COUNTED_MAX ? { total: TOTAL_COUNTED_MAX, totalIsMinimum: true } : { total: n };
}

/** Escapes LIKE's wildcards, so that a search for '%' matches '%'. */
const literal = (q: string): string => q.replace(/[\\%_]/g, (character) => `\\${character}`);
export const likePattern = (q: string): string => `%${literal(q)}%`;

/** Without a trigram, a match inside words would scan the table. Symbols match anywhere. */
const SHORT = /^[\p{L}\p{N}]{1,2}$/u;

export const digitsOf = (q: string): string | undefined => /^#?(\d+)$/.exec(q)?.[1];

type Searched<DB, TB extends keyof DB> = {
  /** Columns searched case-insensitively; each needs a trigram index if the table is large. */
  columns: readonly StringReference<DB, TB>[];
  /** Columns also searched if `q` is digits: any part of an order number matches. */
  numbers?: readonly StringReference<DB, TB>[];
};

/** `q` in one of the columns: anywhere; one or two letters at the start of a word only. */
export function searchCondition<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  q: string,
  { columns, numbers = [] }: Searched<DB, TB>,
): Expression<SqlBool> {
  const digits = digitsOf(q);
  const text = numbers.length > 0 ? (digits ?? q) : q;
  const patterns = SHORT.test(text) ? [`${literal(text)}%`, `% ${literal(text)}%`] : [likePattern(text)];
  const matches = (digits ? [...columns, ...numbers] : columns).flatMap((column) =>
    patterns.map((pattern) => eb(eb.cast<string>(eb.ref(column), 'text'), 'ilike', pattern)),
  );
  return eb.or(matches);
}
