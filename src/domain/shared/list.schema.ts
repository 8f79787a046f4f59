import { z } from 'zod';
import { BULK_MAX } from './limits.ts';
import { day, line, oneOf, positiveId, wholeNumber } from './text.schema.ts';

/** Query parameters of every list: pages by an opaque cursor, newest first by default. */
export const LIST_LIMIT_MAX = 200;
export const SEARCH_TEXT_MAX = 120;
/** Exact count up to here; above it the total reads "at least". */
export const TOTAL_COUNTED_MAX = 10_000;
/** `<ms>.<id>`, `n<number>.<id>` or `t<base64url>.<id>`, by sort; a leading `b` pages back. */
const CURSOR = /^b?(?:\d{1,15}|n-?\d{1,15}|t[\w-]{0,400})\.[\w-]{1,40}$/;
export const CURSOR_MESSAGE = 'This place in the list is no longer known. Start again from the first page.';
export const listInput = z.object({
  limit: wholeNumber(1, LIST_LIMIT_MAX, 'limit must be a whole number between 1 and 200.').default(
    LIST_LIMIT_MAX,
  ),
  cursor: z.string({ error: CURSOR_MESSAGE }).regex(CURSOR, CURSOR_MESSAGE).optional(),
  q: line(SEARCH_TEXT_MAX).optional(),
});

export const dayFilter = day('Enter a date, for example 2026-11-20.');
export const period = { from: dayFilter.optional(), to: dayFilter.optional() };

/** `sort=amount` ascends, `sort=-amount` descends. */
export const sortParam = <const T extends string>(columns: readonly T[]) =>
  z
    .enum(columns.flatMap((column) => [column, `-${column}` as const]) as [T | `-${T}`, ...(T | `-${T}`)[]], {
      error: 'This list can’t be sorted by that. Choose one of its columns.',
    })
    .optional();

/** REST maps it to the specified body and headers. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    prevCursor: z.string().nullable().optional(),
    total: z.number(),
    totalIsMinimum: z.boolean().optional(),
  });
export type Page<T> = {
  items: T[];
  nextCursor: string | null;
  prevCursor?: string | null;
  total: number;
  totalIsMinimum?: boolean;
};

const BULK_EMPTY = 'Choose at least one row.';
export const bulkOf = <T extends z.ZodType>(row: T) =>
  z.array(row, { error: BULK_EMPTY }).min(1, BULK_EMPTY).max(BULK_MAX, `Choose at most ${BULK_MAX} rows.`);
/** Each row with the status that the caller saw. A row that has another one by now is rejected. */
export const bulkStatusInput = <const T extends readonly string[]>(statuses: T) =>
  z.object({
    status: oneOf(statuses),
    items: bulkOf(z.object({ id: positiveId(), expectedStatus: oneOf(statuses) })),
  });
const bulkResult = z.object({ id: z.number(), ok: z.boolean(), message: z.string() });
export const bulkView = z.object({ results: z.array(bulkResult) });
export type BulkResult = z.output<typeof bulkResult>;

/** The period of statistics, up to today. */
export const statsInput = z.object({
  days: z.union([z.literal(30), z.literal(90), z.literal(365)]).default(30),
});
