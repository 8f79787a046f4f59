/** Text search with the trigram indexes (`gin_trgm_ops`) of the searched columns. */
import type { Expression, ExpressionBuilder, SqlBool, StringReference } from 'kysely';

/** Escapes LIKE's wildcards, so that a search for '%' matches '%'. */
const literal = (q: string): string => q.replace(/[\\%_]/g, (character) => `\\${character}`);
export const likePattern = (q: string): string => `%${literal(q)}%`;

/** Without a trigram, a match inside words would scan the table. Symbols match anywhere. */
const SHORT = /^[\p{L}\p{N}]{1,2}$/u;

/** `123` or `#123`: returns the digits. */
export const digitsOf = (q: string): string | undefined => /^#?(\d+)$/.exec(q)?.[1];

export type Searched<DB, TB extends keyof DB> = {
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
