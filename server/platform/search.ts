/** Finding rows by what somebody typed, with the help of the trigram indexes (`gin_trgm_ops`) of the searched columns. */
export type Condition = readonly [condition: string, ...values: unknown[]];

/** Escapes LIKE's wildcards, so that a search for '%' looks for '%'. */
const literal = (q: string): string => q.replace(/[\\%_]/g, (character) => `\\${character}`);
export const likePattern = (q: string): string => `%${literal(q)}%`;

/** Two letters hold no trigram, and looking inside every word for them would read the whole table. A sign is looked for all the same. */
const SHORT = /^[\p{L}\p{N}]{1,2}$/u;

/** `123` or `#123`: the digits. */
export const digitsOf = (q: string): string | undefined => /^#?(\d+)$/.exec(q)?.[1];

/**
 * Rows with `q` in one of the columns: anywhere, or at the beginning of a word where it is one or two letters or digits.
 * @param columns constants of the caller, as are `numbers`, each written as in its index
 * @param numbers columns looked at when `q` is digits: in order numbers it may be any part
 */
export function searchCondition(q: string, columns: readonly string[], numbers: readonly string[] = []): Condition {
  const digits = digitsOf(q);
  const text = numbers.length > 0 ? (digits ?? q) : q;
  const patterns = SHORT.test(text) ? [`${literal(text)}%`, `% ${literal(text)}%`] : [likePattern(text)];
  const searched = digits ? [...columns, ...numbers] : columns;
  const conditions = searched.flatMap((column) => patterns.map(() => `${column}::text ilike ?`));
  return [`(${conditions.join(' or ')})`, ...searched.flatMap(() => patterns)];
}
