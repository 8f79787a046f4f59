import { z } from 'zod';

/** Query parameters every list understands. Newest first; keyset pages by an opaque cursor. */
export const LIST_LIMIT_MAX = 200;
export const listInput = z.object({
  limit: z
    .union([z.number(), z.string().regex(/^\d{1,4}$/)])
    .transform(Number)
    .refine((value) => value >= 1 && value <= LIST_LIMIT_MAX, 'limit must be between 1 and 200.')
    .default(LIST_LIMIT_MAX),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\d{1,15}$/, 'This cursor is not valid.')
    .optional(),
  q: z.string().trim().max(120).optional(),
});

/** One page of a list, as procedures answer it. REST turns it into the specification's shape and headers. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.number() });
export type Page<T> = { items: T[]; nextCursor: string | null; total: number };
