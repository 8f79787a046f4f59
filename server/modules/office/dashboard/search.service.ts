/** The search of the command palette: digits of an order number, or part of a name or address. */
import type { Context } from '#server/context.ts';
import type { Hit } from '#server/deps.ts';
import { digitsOf } from '#server/platform/database/search.ts';
import { FOUND_KINDS } from '#src/domain/office/dashboard/stats.schema.ts';

const EACH = 5;
const NUMBER_LENGTH_MIN = 3;

/** A few of each kind, in the order of the kinds. */
export async function searchEverything(ctx: Context, q: string): Promise<Hit[]> {
  const isNumber = (digitsOf(q)?.length ?? 0) >= NUMBER_LENGTH_MIN;
  const hits: Hit[] = [];
  for (const find of ctx.deps.search) hits.push(...(await find(ctx, { q, isNumber, limit: EACH })));
  return hits.sort((a, b) => FOUND_KINDS.indexOf(a.kind) - FOUND_KINDS.indexOf(b.kind));
}
