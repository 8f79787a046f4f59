/** Text search with the trigram indexes (`gin_trgm_ops`) of the searched columns. */
export type Condition = readonly [condition: string, ...values: unknown[]];

/** Escapes LIKE's wildcards, so that a search for '%' matches '%'. */
const literal = (q: string): string => q.replace(/[\\%_]/g, (character) => `\\${character}`);
export const likePattern = (q: string): string => `%${literal(q)}%`;

/**
 * Two letters contain no trigram, so a match inside words would scan the whole table.
 * Symbols are still matched anywhere.
 */
const SHORT = /^[\p{L}\p{N}]{1,2}$/u;

/** `123` or `#123`: returns the digits. */
export const digitsOf = (q: string): string | undefined => /^#?(\d+)$/.exec(q)?.[1];

/**
 * Matches rows with `q` in one of the columns: anywhere, or at the start of a word if it is one or
 * two letters or digits.
 * @param columns constants of the caller, as are `numbers`, each written as in its index
 * @param numbers columns searched if `q` is digits: any part of an order number matches
 */
export function searchCondition(
  q: string,
  columns: readonly string[],
  numbers: readonly string[] = [],
): Condition {
  const digits = digitsOf(q);
  const text = numbers.length > 0 ? (digits ?? q) : q;
  const patterns = SHORT.test(text) ? [`${literal(text)}%`, `% ${literal(text)}%`] : [likePattern(text)];
  const searched = digits ? [...columns, ...numbers] : columns;
  const conditions = searched.flatMap((column) => patterns.map(() => `${column}::text ilike ?`));
  return [`(${conditions.join(' or ')})`, ...searched.flatMap(() => patterns)];
}
