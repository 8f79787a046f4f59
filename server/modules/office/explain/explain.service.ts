/**
 * Explains a figure by its rows. A feature defines its figures; sums and pages are computed here
 * from the same query.
 */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { keysetPage } from '#server/platform/database/keyset.ts';
import { typedQueries } from '#server/platform/database/typed-queries.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Currency } from '#src/domain/offer.ts';
import {
  EXPLAINED_ROWS,
  type ExplanationView,
  FIGURE_UNKNOWN,
  type FigurePartView,
  type FigureRowView,
  type FigureUnit,
} from '#src/domain/office/explain/explain.schema.ts';
import { partText } from '#src/domain/office/explain/figure-text.ts';

/** Columns of every row: `value` is an amount in minor units, a time in seconds, or 1. */
type Counted = { id: number; at: Date; value: number; currency: Currency | null };
type Described = Pick<FigureRowView, 'what' | 'note' | 'href'>;

export type FigurePart = {
  measure: () => Promise<FigurePartView>;
  page: (cursor: string | undefined) => Promise<{ items: FigureRowView[]; nextCursor: string | null }>;
};

/** A figure that the caller may see, before its rows are read. */
export type Figure = {
  title: string;
  meaning: string;
  /** One part; a rate has its count first, then what the count is divided by. */
  parts: readonly [FigurePart, ...FigurePart[]];
  /** The figure as text, if it is not the first part's sum. */
  total?: (parts: readonly FigurePartView[]) => string;
};

/** Which figure, and which part of the data it is limited to. */
export type FigureQuery = {
  of?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** A feature's figures by id. */
export type Figures<Id extends string> = Record<
  Id,
  (ctx: Context, query: FigureQuery) => Figure | Promise<Figure>
>;

/** @throws AppError NOT_FOUND */
export function unknownFigure(): never {
  throw new AppError('NOT_FOUND', FIGURE_UNKNOWN);
}

/**
 * The value that the figure is limited to, if it is.
 * @throws AppError NOT_FOUND if it can't be limited to it
 */
export function limitedTo<const T extends string>(
  values: readonly T[],
  of: string | undefined,
): T | undefined {
  return of === undefined ? undefined : (values.find((value) => value === of) ?? unknownFigure());
}

/** @throws AppError NOT_FOUND */
export const idIn = (of: string | undefined): number =>
  of && /^[1-9]\d{0,8}$/.test(of) ? Number(of) : unknownFigure();

export const NO_CURRENCY = sql<Currency | null>`null`;
/** Columns of rows that count as one each. */
export const ONE_EACH = [sql<number>`1`.as('value'), NO_CURRENCY.as('currency')] as const;

/** @param rows every row of the figure, without order and limit */
export function figurePart<DB, TB extends keyof DB, Row extends Counted>(
  ctx: Context,
  { name, unit }: { name: string; unit: FigureUnit },
  rows: SelectQueryBuilder<DB, TB, Row>,
  describe: (row: Row) => Partial<Described> & { what: string },
): FigurePart {
  const toView = (row: Counted): FigureRowView => {
    const { id, at, value, currency } = row;
    return { id, at, value, currency, note: null, href: null, ...describe(row as Row) };
  };
  return {
    async measure() {
      const sums = await asTable(ctx, rows)
        .select(({ fn }) => [
          'currency',
          fn.countAll<number>().as('rows'),
          fn.sum<number>('value').as('value'),
        ])
        .groupBy('currency')
        .orderBy('currency')
        .execute();
      const median = unit === 'time' ? (await measureTimes(ctx, rows)).median : null;
      return { name, unit, rows: sums.reduce((total, sum) => total + sum.rows, 0), sums, median };
    },
    async page(cursor) {
      const { items, nextCursor } = await keysetPage(ctx.em, asTable(ctx, rows).selectAll(), {
        // Times are listed by length, so that the middle one is seen to be the median.
        query: { limit: EXPLAINED_ROWS, cursor, ...(unit === 'time' && { sort: '-value' }) },
        newest: ['at', 'id'],
        sorts: { value: { by: 'value', type: 'number' } },
        counted: false,
      });
      return { items: items.map(toView), nextCursor };
    },
  };
}

function asTable<DB, TB extends keyof DB, Row extends Counted>(
  ctx: Context,
  rows: SelectQueryBuilder<DB, TB, Row>,
) {
  const counted = rows as SelectQueryBuilder<object, never, Counted>;
  return typedQueries<object>(ctx.em).selectFrom(counted.as('figure'));
}

/** The median of the rows' times in seconds, and the number of rows. */
export const measureTimes = <DB, TB extends keyof DB, Row extends Counted>(
  ctx: Context,
  rows: SelectQueryBuilder<DB, TB, Row>,
): Promise<{ median: number | null; rows: number }> =>
  asTable(ctx, rows)
    .select(({ fn }) => [
      sql<number | null>`percentile_cont(0.5) within group (order by value)`.as('median'),
      fn.countAll<number>().as('rows'),
    ])
    .executeTakeFirstOrThrow();

/** Reads the sums of every part, and one page of rows. */
export async function explainFigure(
  ctx: Context,
  { title, meaning, parts, total }: Figure,
  { part, cursor }: { part: number; cursor?: string | undefined },
): Promise<ExplanationView> {
  const measured: FigurePartView[] = [];
  for (const { measure } of parts) measured.push(await measure());
  const [first] = measured;
  const page = await (parts[part] ?? unknownFigure()).page(cursor);
  return {
    title,
    meaning,
    asOf: ctx.deps.clock.now(),
    total: total ? total(measured) : first ? partText(first) : '',
    parts: measured,
    ...page,
  };
}
