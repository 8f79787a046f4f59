import { z } from 'zod';

/** Query parameters every list understands. Keyset pages by an opaque cursor; newest first unless sorted otherwise. */
export const LIST_LIMIT_MAX = 200;
/** Rows are counted exactly up to here; beyond it a total says "at least". */
export const TOTAL_COUNTED_MAX = 10_000;
/** `<ms>.<id>` for times, `n<number>.<id>` and `t<base64url>.<id>` for other sorts; a leading `b` walks back. */
const CURSOR = /^b?(?:\d{1,15}|n-?\d{1,15}|t[\w-]{0,400})\.[\w-]{1,40}$/;
export const listInput = z.object({
  limit: z
    .union([z.number(), z.string().regex(/^\d{1,4}$/)])
    .transform(Number)
    .refine((value) => value >= 1 && value <= LIST_LIMIT_MAX, 'limit must be between 1 and 200.')
    .default(LIST_LIMIT_MAX),
  cursor: z.string().regex(CURSOR, 'This cursor is not valid.').optional(),
  q: z.string().trim().max(120).optional(),
});

/** A day of a date filter: `2026-11-20`, a day that exists. */
export const dayFilter = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a date.')
  .refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), 'Please enter a date.');

/** `sort=amount` ascending, `sort=-amount` descending, for the named columns. */
export const sortParam = <const T extends string>(columns: readonly T[]) =>
  z.enum(columns.flatMap((column) => [column, `-${column}` as const]) as [T | `-${T}`, ...(T | `-${T}`)[]], {
    error: 'This list cannot be sorted that way.',
  });

/** One page of a list, as procedures answer it. REST turns it into the specification's shape and headers. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    prevCursor: z.string().nullable().optional(),
    total: z.number(),
    totalIsMinimum: z.boolean().optional(),
  });
export type Page<T> = { items: T[]; nextCursor: string | null; prevCursor?: string | null; total: number; totalIsMinimum?: boolean };

/** Largest number of rows one bulk action takes. */
export const BULK_MAX = 100;
/** What became of one row of a bulk action. */
export const bulkResult = z.object({ id: z.number(), ok: z.boolean(), message: z.string() });
export const bulkView = z.object({ results: z.array(bulkResult) });
export type BulkResult = z.output<typeof bulkResult>;
